-- Who took the photo covered part of it before sending it: said on the photo, read by nothing else.
alter table fotos add column coberta boolean not null default false;
