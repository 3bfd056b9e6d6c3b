update-here = Une nouvelle version est là.
update-take = La prendre
update-later = Plus tard
