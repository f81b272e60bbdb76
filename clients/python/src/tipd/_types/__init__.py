# SPDX-License-Identifier: MIT
"""The protocol's values as TypedDicts, with the member names of the wire."""
