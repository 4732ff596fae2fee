import type { Fault, Verdict } from '@troth/evidence/audit';
import type { Seal } from '@troth/evidence/seals';
import { text } from '../../kernel/texts';

const ranges = (list: readonly { readonly from: number; readonly to: number }[]): string =>
  list.map(({ from, to }) => text('verify.range', { from: String(from), to: String(to - 1) })).join(', ');

/** What is wrong, and where, in a sentence. */
function faultText(fault: Fault): string {
  switch (fault.code) {
    case 'SPELLING':
      return text('verify.fault.SPELLING', { byte: String(fault.byte), line: String(fault.line) });
    case 'ENTRY_CHANGED':
    case 'ENTRY_MOVED':
    case 'ORIGIN_CHANGED':
      return text(`verify.fault.${fault.code}`, { position: String(fault.position) });
    case 'ENTRIES_MISSING':
    case 'HEADS_MISSING':
    case 'CUT_SHORT':
      return text(`verify.fault.${fault.code}`, { from: String(fault.from), to: String(fault.to) });
    case 'KEY_CHANGED':
    case 'KEY_UNKNOWN':
      return text(`verify.fault.${fault.code}`, { key: String(fault.key) });
    case 'HEAD_CHANGED':
    case 'HEAD_MOVED':
      return text(`verify.fault.${fault.code}`, { head: String(fault.head) });
    case 'NOT_AS_SIGNED':
      return text('verify.fault.NOT_AS_SIGNED', { head: String(fault.head), position: String(fault.position) });
    case 'FILE_CHANGED':
      return text('verify.fault.FILE_CHANGED', { sha256: fault.sha256, ranges: ranges(fault.ranges) });
    case 'UNREADABLE':
    case 'NO_ENTRIES':
    case 'SEAL_CHANGED':
    case 'SIGNATURES_UNCHECKED':
    case 'FILE_UNKNOWN':
      return text(`verify.fault.${fault.code}`);
  }
}

/** What the seal of a file says: whose it is, the time that it bears, and what is wrong with it. */
function sealLines({ signer, issuer, certificateSha256, time, faults }: Seal): string[] {
  const isUnreadable = signer === null || issuer === null || certificateSha256 === null;
  const named = { signer: signer ?? '', issuer: issuer ?? '', sha256: certificateSha256 ?? '' };
  return [
    ...(isUnreadable ? [] : [text(signer === issuer ? 'verify.seal.own' : 'verify.seal.issued', named)]),
    ...(time === null ? [text('verify.seal.noTime')] : [text('verify.seal.time', { ...time })]),
    ...faults.map((fault) => `- ${text(`verify.seal.fault.${fault}`)}`),
  ];
}

/**
 * A verdict as lines for a terminal.
 * @param seal Of the file; null where it bears none, or there is no file.
 */
export function verdictLines({ isSound, faults, log, file }: Verdict, seal: Seal | null = null): string[] {
  const lines = [text(isSound && (seal?.faults.length ?? 0) === 0 ? 'verify.sound' : 'verify.unsound')];
  if (log !== null) {
    lines.push(
      text('verify.log', {
        entries: String(log.entries),
        withheld: String(log.withheld),
        heads: String(log.heads),
        at: log.handedOutAt,
      }),
    );
    if (log.earlier > 0) lines.push(text('verify.earlier', { count: String(log.earlier) }));
    lines.push(
      text(log.areKeysCompared ? 'verify.keysCompared' : 'verify.keysNotCompared', { ids: log.keyIds.join(', ') }),
    );
  }
  if (file !== null) lines.push(text('verify.file', { sha256: file.sha256, size: String(file.size) }));
  for (const { position, action, at } of file?.mentions ?? [])
    lines.push(text('verify.mention', { position: String(position), action, at }));
  if (file !== null) lines.push(...(seal === null ? [text('verify.seal.none')] : sealLines(seal)));
  return [...lines, ...faults.map((fault) => `- ${faultText(fault)}`)];
}
