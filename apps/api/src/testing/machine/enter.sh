# enter.sh REPOSITORY FOLDER: runs FOLDER/script as root on a machine that is gone afterwards. Its files are layers
# over those of this machine, its processes and its network are its own. FOLDER/programs are in its PATH, FOLDER/site
# is in /srv/site, and the repository in /srv/built. Needs `unshare --mount --net --pid --fork --kill-child` as root.
set -eu
mount -t tmpfs tmpfs /mnt
mkdir /mnt/files /mnt/files-work /mnt/tree /mnt/tree-work /mnt/root
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/files,workdir=/mnt/files-work /mnt/root
mkdir /mnt/root/srv/built
mount -t overlay overlay -o "lowerdir=$1,upperdir=/mnt/tree,workdir=/mnt/tree-work" /mnt/root/srv/built
mount -t proc proc /mnt/root/proc
mount --bind /dev /mnt/root/dev
mount -t tmpfs tmpfs /mnt/root/run
ip link set lo up
cp "$2"/programs/* /mnt/root/usr/local/bin/
cp -r "$2/site" /mnt/root/srv/site
cp "$2/script" /mnt/root/root/script
exec chroot /mnt/root env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -eu /root/script
