#!/bin/sh
# Makes the secrets of an installation, one file each in a folder a part: deploy/secrets.sh FOLDER DATABASE_HOST CACHE_HOST [QUERY]
# What is there already is kept: run it again after removing what is to change.
set -eu
[ $# -eq 3 ] || [ $# -eq 4 ] || { echo "Usage: $0 FOLDER DATABASE_HOST CACHE_HOST, such as: $0 /etc/alipen/secrets database:5432 cache:6379; what follows is added to the database's address" >&2; exit 2; }
folder=$1 database=$2 cache=$3 query=${4:+?$4}

# Servers run as users of their own and read single files; the folder itself is for root only.
umask 022
mkdir -p "$folder"
chmod 700 "$folder"

keep() { # path, content
	[ -s "$folder/$1" ] && return
	mkdir -p "$folder/${1%/*}"
	printf '%s\n' "$2" > "$folder/$1"
	chmod 444 "$folder/$1"
	echo "made $folder/$1"
}
random() { openssl rand -hex "$1"; }
read_back() { cat "$folder/$1"; }

keep database/password "$(random 24)"
keep database/app_password "$(random 24)"
keep cache/password "$(random 24)"
keep photos/access_key_id "$(random 10)"
keep photos/secret_access_key "$(random 24)"
keep bff/gateway_secret "$(random 32)"
keep grafana/password "$(random 12)"

# Who works, and who owns the tables and migrates them: the first may not change what only grows (docs/operations.md).
keep government-api/database_url "postgres://alipen_app:$(read_back database/app_password)@$database/alipen$query"
keep government-api/migration_url "postgres://alipen:$(read_back database/password)@$database/alipen$query"
keep government-api/gateway_secret "$(read_back bff/gateway_secret)"
keep government-api/s3_access_key_id "$(read_back photos/access_key_id)"
keep government-api/s3_secret_access_key "$(read_back photos/secret_access_key)"
keep bff/valkey_url "redis://:$(read_back cache/password)@$cache"
