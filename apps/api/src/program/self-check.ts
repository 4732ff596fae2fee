import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { savingsClaim } from '@troth/content/products';
import { isLoopbackOrigin, STAND_INS, type StandIn } from '@troth/domain/stand-ins';
import type { Config } from '../kernel/config/config';
import type { LastBackup } from '../kernel/database/last-backup';
import { configuredIdentity, SealFileError } from '../kernel/protection/sealing-identity';
import { text } from '../kernel/texts';

export const CHECK_AREAS = [
  'settings',
  'origins',
  'tls',
  'proxies',
  'secrets',
  'database',
  'mail',
  'uploads',
  'seal',
  'rootKey',
  'standIns',
  'backups',
] as const;
export type CheckArea = (typeof CHECK_AREAS)[number];

/** `NOTE` is as it should be on this machine alone; `STOP` keeps the program from starting. */
export type Severity = 'GOOD' | 'NOTE' | 'WARNING' | 'STOP';

export interface Finding {
  readonly area: CheckArea;
  readonly severity: Severity;
  readonly says: string;
  /** What to do about it; null where nothing has to be done. */
  readonly todo: string | null;
}

/** What the settings alone do not say. */
export interface InstallationFacts {
  /** Files with secrets that others on the machine may read. */
  readonly readableSecrets: readonly string[];
  /** Until when the operator's own seal certificate is valid, or why it cannot be used; null without one. */
  readonly seal: { readonly validUntil: Date } | { readonly problem: string } | null;
  readonly now: Date;
}

const SECRETS = [join('keys', 'root.key')];
const OTHERS_MAY_READ = 0o077;
const DAY_MS = 86_400_000;
const RENEW_DAYS_BEFORE = 30;

/** Reads what of the installation is on the disk. */
export async function installationFacts({ dataDir, sealing }: Config, now: Date): Promise<InstallationFacts> {
  const readable = SECRETS.map((name) => join(dataDir, name)).filter(
    (path) => process.platform !== 'win32' && existsSync(path) && (statSync(path).mode & OTHERS_MAY_READ) !== 0,
  );
  return { readableSecrets: readable, seal: sealing.files === null ? null : await sealFact(sealing.files, now), now };
}

async function sealFact(files: NonNullable<Config['sealing']['files']>, now: Date): Promise<InstallationFacts['seal']> {
  try {
    return { validUntil: (await configuredIdentity(files, now)).certificate.notAfter.value };
  } catch (error) {
    if (error instanceof SealFileError) return { problem: error.message };
    throw error;
  }
}

/**
 * Everything that an operator should know about how this installation is set up, the worst first within each area.
 * `admin.js doctor` prints all of it, and each production start what is wrong.
 * @see ASVS 5.0 chapters V12 and V13.
 */
export function selfCheck(config: Config, facts: InstallationFacts): Finding[] {
  return [
    ...settingFindings(config),
    ...originFindings(config),
    ...tlsFindings(config),
    ...proxyFindings(config),
    ...secretFindings(config, facts),
    ...databaseFindings(config),
    ...mailFindings(config),
    ...uploadFindings(config),
    ...fileFindings(config),
    ...sealFindings(config, facts),
    ...rootKeyFindings(config),
    ...standInFindings(config),
    ...claimFindings(config),
    ...backupFindings(config),
  ];
}

function backupFindings({ backups }: Config): Finding[] {
  if (backups.folder !== null) return [good('backups', text('doctor.backups.daily', { folder: backups.folder }))];
  return [{ area: 'backups', severity: 'NOTE', says: text('doctor.backups'), todo: text('doctor.backups.todo') }];
}

/** A daily one that is as old was missed at least once. */
const OLD_BACKUP_MS = 2 * DAY_MS;

/** The finding about the last backup that the database knows of. */
export function lastBackupFinding({ isLoopbackOnly }: Config, last: LastBackup | null, now: Date): Finding {
  const missing = isLoopbackOnly ? 'NOTE' : 'WARNING';
  if (last === null)
    return {
      area: 'backups',
      severity: missing,
      says: text('doctor.backups.none'),
      todo: null,
    };
  const at = last.snapshotAt;
  if (now.getTime() - new Date(at).getTime() <= OLD_BACKUP_MS)
    return good('backups', text('doctor.backups.last', { at }));
  return {
    area: 'backups',
    severity: missing,
    says: text('doctor.backups.old', { at }),
    todo: text('doctor.backups.old.todo'),
  };
}

const good = (area: CheckArea, says: string): Finding => ({ area, severity: 'GOOD', says, todo: null });

function settingFindings({ unknownSettings }: Config): Finding[] {
  if (unknownSettings.length === 0) return [good('settings', text('doctor.settingsKnown'))];
  return unknownSettings.map(({ name, nearest }) => ({
    area: 'settings',
    severity: 'WARNING',
    says: text('doctor.settingUnknown', { name }),
    todo: nearest === null ? text('doctor.settingUnknown.todo') : text('doctor.settingMeant.todo', { nearest }),
  }));
}

const publicOrigins = ({ origins }: Config): string[] =>
  Object.values(origins).filter((origin) => !isLoopbackOrigin(origin));

function originFindings(config: Config): Finding[] {
  const elsewhere = publicOrigins(config);
  const all = Object.values(config.origins);
  if (elsewhere.length === 0)
    return [
      {
        area: 'origins',
        severity: 'NOTE',
        says: text('doctor.originsLoopback'),
        todo: text('doctor.originsLoopback.todo'),
      },
    ];
  const findings: Finding[] = [];
  if (elsewhere.length < all.length) {
    const origins = all.filter(isLoopbackOrigin).join(', ');
    findings.push({
      area: 'origins',
      severity: 'WARNING',
      says: text('doctor.originsMixed', { origins }),
      todo: text('doctor.originsMixed.todo'),
    });
  }
  if (new Set(all).size < all.length)
    findings.push({
      area: 'origins',
      severity: 'WARNING',
      says: text('doctor.originsShared'),
      todo: text('doctor.originsShared.todo'),
    });
  return findings.length > 0 ? findings : [good('origins', text('doctor.originsPublic', { origins: all.join(', ') }))];
}

function tlsFindings(config: Config): Finding[] {
  const open = publicOrigins(config).filter((origin) => origin.startsWith('http:'));
  if (open.length > 0)
    return [
      {
        area: 'tls',
        severity: 'WARNING',
        says: text('doctor.tlsMissing', { origins: open.join(', ') }),
        todo: text('doctor.tlsMissing.todo'),
      },
    ];
  return [good('tls', publicOrigins(config).length === 0 ? text('doctor.tlsNotNeeded') : text('doctor.tlsThere'))];
}

function proxyFindings(config: Config): Finding[] {
  const { trustedProxies, host, origins } = config;
  const warning = (code: 'proxiesUnset' | 'proxiesBypassed'): Finding => ({
    area: 'proxies',
    severity: 'WARNING',
    says: text(`doctor.${code}`),
    todo: text(`doctor.${code}.todo`),
  });
  // The program itself speaks http alone, so where the API is https there is a proxy.
  if (trustedProxies === 0) {
    return origins.api.startsWith('https:') ? [warning('proxiesUnset')] : [good('proxies', text('doctor.proxiesNone'))];
  }
  if (!isLoopbackOrigin(`http://${host}`)) return [warning('proxiesBypassed')];
  return [good('proxies', text('doctor.proxiesTrusted', { count: trustedProxies }))];
}

function secretFindings(config: Config, { readableSecrets }: InstallationFacts): Finding[] {
  const findings: Finding[] = [];
  if (readableSecrets.length > 0)
    findings.push({
      area: 'secrets',
      severity: 'WARNING',
      says: text('doctor.secretsReadable', { files: readableSecrets.join(', ') }),
      todo: text('doctor.secretsReadable.todo', { files: readableSecrets.join(' ') }),
    });
  if (config.stripe?.secretKey.startsWith('sk_test_') === true)
    findings.push({
      area: 'secrets',
      severity: 'WARNING',
      says: text('doctor.stripeTestKey'),
      todo: text('doctor.stripeTestKey.todo'),
    });
  return findings.length > 0 ? findings : [good('secrets', text('doctor.secretsKept'))];
}

/** Whether mail and the server's password leave this machine with nothing that demands encryption. */
function sendsMailInTheClear(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || isLoopbackOrigin(`http://${hostname}`)) return false;
  return searchParams.get('secure') !== 'true' && searchParams.get('requireTLS') !== 'true';
}

const VERIFIED_SSL_MODES = ['require', 'verify-ca', 'verify-full'];

/** Whether what is asked of PostgreSQL, and its password, leave this machine with nothing that demands encryption. */
function opensDatabaseInTheClear(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A path is a socket of this machine.
  if (host === '' || host.startsWith('/') || isLoopbackOrigin(`http://${host}`)) return false;
  const mode = searchParams.get('sslmode');
  if (mode === null) return searchParams.get('ssl') !== 'true';
  // As libpq reads it, `require` takes any certificate.
  if (mode === 'require' && searchParams.get('uselibpqcompat') === 'true') return true;
  return !VERIFIED_SSL_MODES.includes(mode);
}

function databaseFindings({ database, isLoopbackOnly }: Config): Finding[] {
  if (database.kind === 'embedded') return [];
  const findings: Finding[] = [];
  if (opensDatabaseInTheClear(database.url))
    findings.push({
      area: 'database',
      severity: database.allowsPlain ? 'WARNING' : 'STOP',
      says: text('doctor.databaseInTheClear'),
      todo: text('doctor.databaseInTheClear.todo'),
    });
  // A certificate beside it makes it no better: whether the server asks for both, only the server knows.
  if (database.hasPassword)
    findings.push({
      area: 'database',
      severity: isLoopbackOnly ? 'NOTE' : database.allowsPassword ? 'WARNING' : 'STOP',
      says: text('doctor.databasePassword'),
      todo: text('doctor.databasePassword.todo'),
    });
  return findings.length > 0 ? findings : [good('database', text('doctor.databaseThere'))];
}

function mailFindings({ mail }: Config): Finding[] {
  // Without a server the inbox takes its place, which the stand-ins' findings are about.
  if (mail.url === null) return [];
  const findings: Finding[] = [];
  if (sendsMailInTheClear(mail.url))
    findings.push({
      area: 'mail',
      severity: mail.allowsPlain ? 'WARNING' : 'STOP',
      says: text('doctor.mailInTheClear'),
      todo: text('doctor.mailInTheClear.todo'),
    });
  if (mail.from.includes('troth.example'))
    findings.push({
      area: 'mail',
      severity: 'WARNING',
      says: text('doctor.mailSender', { from: mail.from }),
      todo: text('doctor.mailSender.todo'),
    });
  return findings.length > 0 ? findings : [good('mail', text('doctor.mailThere', { from: mail.from }))];
}

function uploadFindings({ scanning, isLoopbackOnly }: Config): Finding[] {
  const { clamd } = scanning;
  if (clamd === null)
    return [
      {
        area: 'uploads',
        severity: isLoopbackOnly ? 'NOTE' : scanning.allowsUnscanned ? 'WARNING' : 'STOP',
        says: text('doctor.uploadsUnscanned'),
        todo: text('doctor.uploadsUnscanned.todo'),
      },
    ];
  // Its protocol knows no encryption.
  if ('host' in clamd && !isLoopbackOrigin(`http://${clamd.host.includes(':') ? `[${clamd.host}]` : clamd.host}`))
    return [
      {
        area: 'uploads',
        severity: scanning.allowsPlain ? 'WARNING' : 'STOP',
        says: text('doctor.scannerInTheClear'),
        todo: text('doctor.scannerInTheClear.todo'),
      },
    ];
  return [good('uploads', text('doctor.uploadsScanned'))];
}

function fileFindings({ database, files }: Config): Finding[] {
  if (database.kind === 'embedded' || files !== null) return [];
  return [
    {
      area: 'uploads',
      severity: 'NOTE',
      says: text('doctor.filesInFolder'),
      todo: text('doctor.filesInFolder.todo'),
    },
  ];
}

function sealFindings({ sealing }: Config, { seal, now }: InstallationFacts): Finding[] {
  const findings: Finding[] = [];
  if (seal === null)
    findings.push({
      area: 'seal',
      severity: 'NOTE',
      says: text('doctor.sealOwn'),
      todo: text('doctor.sealOwn.todo'),
    });
  else if ('problem' in seal)
    findings.push({ area: 'seal', severity: 'STOP', says: seal.problem, todo: text('doctor.sealUnusable.todo') });
  else if (seal.validUntil.getTime() - now.getTime() < RENEW_DAYS_BEFORE * DAY_MS)
    findings.push({
      area: 'seal',
      severity: 'WARNING',
      says: text('doctor.sealEnds', { date: seal.validUntil.toISOString().slice(0, 10) }),
      todo: text('doctor.sealEnds.todo'),
    });
  if (sealing.timestampAuthorityUrl === null)
    findings.push({
      area: 'seal',
      severity: 'NOTE',
      says: text('doctor.sealUntimed'),
      todo: text('doctor.sealUntimed.todo'),
    });
  return findings.length > 0 ? findings : [good('seal', text('doctor.sealThere'))];
}

function rootKeyFindings(config: Config): Finding[] {
  if (config.rootKeys === null) {
    const file = join(config.dataDir, 'keys', 'root.key');
    return [
      {
        area: 'rootKey',
        severity: config.isLoopbackOnly ? 'NOTE' : 'WARNING',
        says: text('doctor.rootKeyFile', { file }),
        todo: text('doctor.rootKeyFile.todo'),
      },
    ];
  }
  if (config.rootKeys.length > 1)
    return [
      { area: 'rootKey', severity: 'NOTE', says: text('doctor.rootKeyOld'), todo: text('doctor.rootKeyOld.todo') },
    ];
  return [good('rootKey', text('doctor.rootKeyGiven'))];
}

/** What each stand-in is called, what replaces it, and what says "yes" to it. */
const standInSettings = {
  INBOX: { yes: 'MAIL_INBOX=allowed', real: 'SMTP_URL' },
  SANDBOX_PAYMENTS: { yes: 'SANDBOX_PAYMENTS=allowed', real: 'PAYMENTS_PROVIDER=stripe' },
  SANDBOX_NOTARY: { yes: 'SANDBOX_NOTARY=allowed', real: 'NOTARY_PROVIDER=proof' },
  DEMO_PEOPLE: { yes: 'TROTH_SEED=demo', real: 'TROTH_SEED=off' },
} as const satisfies Record<StandIn, { yes: string; real: string }>;

function standInFindings({ standIns }: Config): Finding[] {
  return STAND_INS.map((standIn): Finding => {
    const { yes, real } = standInSettings[standIn];
    const what = text(`doctor.standIn.${standIn}`);
    switch (standIns[standIn]) {
      case 'OFF':
        return good('standIns', text('doctor.standInOff', { what }));
      case 'LOOPBACK':
        return { area: 'standIns', severity: 'NOTE', says: text('doctor.standInLoopback', { what }), todo: null };
      case 'EVERYONE':
        return {
          area: 'standIns',
          severity: 'WARNING',
          says: text('doctor.standInEveryone', { what, danger: text(`doctor.standIn.${standIn}.danger`), yes }),
          todo: text('doctor.standInEveryone.todo', { real, yes }),
        };
      case 'REFUSED':
        // Nobody is made where the demo people are refused; that some are there already is looked up in the database.
        if (standIn === 'DEMO_PEOPLE') return good('standIns', text('doctor.standInOff', { what }));
        return {
          area: 'standIns',
          severity: 'STOP',
          says: text('doctor.standInRefused', { what, danger: text(`doctor.standIn.${standIn}.danger`) }),
          todo: text('doctor.standInRefused.todo', { real, yes }),
        };
    }
  });
}

function claimFindings({ showsSavingsClaim, isLoopbackOnly }: Config): Finding[] {
  if (!showsSavingsClaim || savingsClaim.substantiated) return [];
  return [
    {
      area: 'standIns',
      severity: isLoopbackOnly ? 'NOTE' : 'WARNING',
      says: text('doctor.savingsClaim'),
      todo: text('doctor.savingsClaim.todo'),
    },
  ];
}

/** The finding about demo people in the database; null where there are none or they may be there. */
export function demoPeopleFinding(config: Config, count: number): Finding | null {
  const isAtHome = config.isLoopbackOnly && config.database.kind === 'embedded';
  if (count === 0 || isAtHome || config.standIns.DEMO_PEOPLE === 'EVERYONE') return null;
  return {
    area: 'standIns',
    severity: 'STOP',
    says: text('doctor.demoPeopleFound', { count }),
    todo: text('doctor.demoPeopleFound.todo'),
  };
}

const MARKS: Readonly<Record<Severity, string>> = { GOOD: 'ok', NOTE: 'note', WARNING: 'WARNING', STOP: 'STOP' };

/** Findings for a terminal, grouped by area. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = CHECK_AREAS.flatMap((area) => {
    const own = findings.filter((finding) => finding.area === area);
    return own.length === 0
      ? []
      : [
          text(`doctor.area.${area}`),
          ...own.flatMap(({ severity, says, todo }) => [
            `  ${MARKS[severity].padEnd(7)}  ${says}`,
            ...(todo === null ? [] : [`           ${todo}`]),
          ]),
        ];
  });
  return lines.join('\n');
}

export const isWrong = ({ severity }: Finding): boolean => severity === 'WARNING' || severity === 'STOP';
