"""The games. None knows another; `registry` names them all."""
