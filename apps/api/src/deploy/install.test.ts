/**
 * The blocks of OPERATING that change a whole machine, as written and in order: from an empty machine to a
 * site behind https, an upgrade, and the way back. Files, processes and network are a layer over those of
 * this machine. `testing/machine` stands in for the network, systemd and the certificate authority; git,
 * nginx, the users and the server are real.
 */
import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REPOSITORY_ROOT } from '../config/env-file.ts'
import { blockOf, OF_A_MACHINE, OPERATORS_NPX, scriptOfNpx } from '../testing/command-blocks.ts'
import { makeSite } from '../testing/make-site.ts'

const MACHINE = join(import.meta.dirname, '../testing/machine')
const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--kill-child']
const PROGRAMS = ['certbot', 'apt-get', 'systemctl']
const NEEDED = ['curl', 'git', 'ip', 'nginx', 'openssl', 'runuser', 'setpriv', 'useradd']

/** Why this machine can't be the base layer; undefined if it can. */
function findObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'this user is not root'
  const missing = NEEDED.filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0) return `there is no ${missing.join(', ')}`
  const layers =
    'mount -t tmpfs tmpfs /mnt && mkdir /mnt/a /mnt/b /mnt/c && mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/a,workdir=/mnt/b /mnt/c'
  const tried = spawnSync('unshare', [...NAMESPACES, 'sh', '-c', layers])
  return tried.status === 0 ? undefined : 'this machine allows no layers'
}

const obstacle = findObstacle()
if (obstacle !== undefined) {
  process.stdout.write(`The test of the installation is skipped: ${obstacle}.\n`)
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-install-'))
  if (obstacle === undefined) await makeSite(join(folder, 'site'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A repository to clone, which gets a newer version later. The rest of the tree is there as built. */
const PREPARE = `
mkdir /srv/source
cd /srv/source
cp -r /srv/built/README.md /srv/built/package.json /srv/built/.gitignore /srv/built/.github .
git config --global user.name Grace
git config --global user.email grace@example.com
git config --global init.defaultBranch main
git config --global url./srv/source/.git.insteadOf https://example.com/memesmith.git
git init --quiet
git add --all
git commit --quiet --message Before
echo 127.0.0.1 memes.example.com >> /etc/hosts
export CURL_CA_BUNDLE=/etc/letsencrypt/live/memes.example.com/fullchain.pem
nginx
`

const INSTALL =
  'for name in apps packages node_modules; do test -d $name || { mkdir $name; mount --bind /srv/built/$name $name; }; done'

const text = (start: string): string => blockOf(start).text
/** What the page says about a server that systemd runs. */
const asItsUser = (block: string): string => block.replaceAll(OPERATORS_NPX, 'memesmith')
const BACKUP = `${OPERATORS_NPX} run backup "$BACKUPS/before-upgrade.backup"`
const NIGHTLY = `${OPERATORS_NPX} run backup "$BACKUPS/site-$(date +%F).backup"`
const DRILL = `DATA_DIR=/var/tmp/drill ${OPERATORS_NPX} run restore`
const RESTORE = `${OPERATORS_NPX} run restore "$BACKUPS/before-upgrade.backup"`

const ANSWER = 'curl --fail --silent --show-error --cookie-jar /root/cookies --cookie /root/cookies'
const SITE = 'https://memes.example.com'

const STEPS: Readonly<Record<string, string>> = {
  install: text(OF_A_MACHINE.install),
  // A site with one template, so that its start has nothing to draw.
  site: 'cp -r /srv/site /var/lib/memesmith && chown -R memesmith: /var/lib/memesmith',
  settings: `${text(OF_A_MACHINE.settings)}\nstat --format '%U %G %a' /etc/memesmith.env`,
  'shell function': text(OF_A_MACHINE.shellFunction),
  proxy: text(OF_A_MACHINE.proxy),
  invitation: `memesmith accounts:invite | tee /root/invitation`,
  'sign up': `${ANSWER} --output /dev/null --write-out '%{http_code}\\n' --data-urlencode email=ada@example.com \\
    --data-urlencode 'password=correct horse' --data-urlencode "invitation=$(sed -n 's/.*invitation=\\([^#]*\\)#.*/\\1/p' /root/invitation)" ${SITE}/api/signup
    memesmith accounts:list --json`,
  backup: `${text(OF_A_MACHINE.backups)}
    ${asItsUser(text(NIGHTLY))}
    ${asItsUser(text(DRILL))}
    find /var/tmp/drill ! -user memesmith
    ${asItsUser(text(BACKUP))}
    find /var/lib/memesmith "$BACKUPS" ! -user memesmith`,
  upgrade: `git -C /srv/source commit --quiet --allow-empty --message After
    ${text(OF_A_MACHINE.upgrade)}
    ${ANSWER} ${SITE}/healthz; git rev-parse HEAD`,
  back: text(OF_A_MACHINE.goBack),
  restore: `${asItsUser(text(RESTORE))}
    systemctl start memesmith
    ${ANSWER} ${SITE}/api/auth/user; ${ANSWER} ${SITE}/healthz; git rev-parse HEAD`,
}

it.skipIf(obstacle !== undefined)(
  'an empty machine becomes a site behind https, is upgraded, and goes back',
  {
    timeout: 120_000,
  },
  async () => {
    const programs = join(folder, 'programs')
    for (const name of PROGRAMS) await cp(join(MACHINE, name), join(programs, name))
    const npx = scriptOfNpx('/opt/memesmith/node_modules/node/bin/node', {
      install: INSTALL,
      build: 'test -d apps/web/dist',
      // It serves the copy, then ends.
      start: 'exec node_modules/node/bin/node apps/api/src/testing/try-server.ts',
    })
    await writeFile(join(programs, 'npx'), npx, { mode: 0o755 })
    const steps = Object.entries(STEPS).map(([name, work]) => `echo '\n## ${name}'\n${work}`)
    await writeFile(join(folder, 'script'), [PREPARE, ...steps, "echo '\\n## end'"].join('\n'))
    const said = await enter()
    expect(said.get('settings')).toContain('active (running)\nroot memesmith 640')
    expect(said.get('shell function')).toContain('The server would start with these settings.')
    expect(said.get('proxy')).toMatch(
      /{"status":"ok","version":"[\d.]+","commit":"[0-9a-f]{12}"}$/m,
    )
    expect(said.get('invitation')).toContain(`${SITE}/api/login?invitation=`)
    expect(said.get('sign up')).toMatch(/^303\n/)
    expect(said.get('sign up')).toContain('"role":"administrator"')
    // The drill works beside the site, and every file belongs to the server's user.
    expect(said.get('backup')).toContain('{"status":"ready"}')
    expect(said.get('backup')).toContain('restored /var/backups')
    expect(said.get('backup')).not.toMatch(/^\/var\//m)
    for (const step of ['upgrade', 'restore']) {
      const [, running = '', head = ''] =
        /"commit":"([0-9a-f]{12})"}([0-9a-f]{40})/.exec(said.get(step) ?? '') ?? []
      expect(head.slice(0, 12), said.get(step)).toBe(running)
    }
    expect(said.get('restore')).toContain('"email":"ada@example.com"')
  },
)

/** @returns what each step printed */
async function enter(): Promise<ReadonlyMap<string, string>> {
  const args = [...NAMESPACES, 'sh', join(MACHINE, 'enter.sh'), REPOSITORY_ROOT, folder]
  const output = await new Promise<string>((resolve) =>
    execFile('unshare', args, (_error, stdout, stderr) => resolve(stdout + stderr)),
  )
  if (!output.includes('## end')) throw new Error(output)
  return new Map(
    output.split(/^## /m).map((part) => {
      const [name = '', ...lines] = part.split('\n')
      return [name, lines.join('\n')]
    }),
  )
}
