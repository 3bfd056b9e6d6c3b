update-here = A new version is here.
update-take = Take it
update-later = Later
