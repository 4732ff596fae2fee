/** Looks for malware in what people send. */
export interface FileScanner {
  /** @throws ScannerFailure when there is no verdict, which is never to be taken for a clean one. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
}

type ScanVerdict = 'CLEAN' | 'INFECTED';

/** The scanner gave no verdict; the message tells nothing of the file. It is to be tried again. */
export class ScannerFailure extends Error {
  override readonly name = 'ScannerFailure';
}
