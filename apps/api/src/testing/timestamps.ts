import { webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BitString, Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SHA256 = '2.16.840.1.101.3.4.2.1';
const { subtle } = webcrypto;

/** How the authority of the tests answers the next question. */
export type Temper = 'HONEST' | 'REFUSING' | 'DOWN' | 'ANOTHER_NONCE' | 'ANOTHER_HASH' | 'FORGED';

export interface TestAuthority {
  readonly url: string;
  answer(temper: Temper): void;
  readonly asked: () => number;
  close(): Promise<void>;
}

/** A timestamp authority over HTTP that signs with a certificate of its own (RFC 3161). */
export async function aTimestampAuthority(genTime: Date): Promise<TestAuthority> {
  const keys = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = await certificateOf(keys);
  let temper: Temper = 'HONEST';
  let asked = 0;
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked += 1;
      if (temper === 'DOWN') return response.writeHead(503).end();
      const question = TimeStampReq.fromBER(Uint8Array.from(Buffer.concat(parts)));
      void answerTo(question, { temper, keys, certificate, genTime }).then((bytes) =>
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(bytes),
      );
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tsr`,
    answer: (next) => {
      temper = next;
    },
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function certificateOf(keys: webcrypto.CryptoKeyPair): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 7 });
  const called = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: 'Test Clock' }) });
  certificate.subject.typesAndValues.push(called);
  certificate.issuer.typesAndValues.push(called);
  certificate.notBefore = new Time({ value: new Date('2020-01-01T00:00:00Z') });
  certificate.notAfter = new Time({ value: new Date('2049-01-01T00:00:00Z') });
  const usage = new ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] }).toSchema().toBER();
  const keyUsage = new BitString({ valueHex: Uint8Array.from([0x80]).buffer, unusedBits: 7 }).toBER();
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.37', critical: true, extnValue: usage }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: keyUsage }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return certificate;
}

interface Clock {
  readonly temper: Temper;
  readonly keys: webcrypto.CryptoKeyPair;
  readonly certificate: Certificate;
  readonly genTime: Date;
}

async function answerTo(question: TimeStampReq, { temper, keys, certificate, genTime }: Clock): Promise<Buffer> {
  if (temper === 'REFUSING') return written(PKIStatus.rejection);
  const { hashedMessage } = question.messageImprint;
  const told = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: temper === 'ANOTHER_HASH' ? new OctetString({ valueHex: new Uint8Array(32) }) : hashedMessage,
    }),
    serialNumber: new Integer({ value: 42 }),
    genTime,
    ...(question.nonce === undefined
      ? {}
      : { nonce: temper === 'ANOTHER_NONCE' ? new Integer({ value: 1 }) : question.nonce }),
  });
  const content = new Uint8Array(told.toSchema().toBER());
  const digest = await subtle.digest('SHA-256', content);
  const id = new Sequence({
    value: [
      new Sequence({
        value: [
          new Sequence({
            value: [
              new OctetString({
                valueHex: await subtle.digest('SHA-256', new Uint8Array(certificate.toSchema(true).toBER())),
              }),
            ],
          }),
        ],
      }),
    ],
  });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: TST_INFO })] }),
            new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: digest })] }),
            new Attribute({ type: '1.2.840.113549.1.9.16.2.47', values: [id] }),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  const forger = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  await signed.sign(temper === 'FORGED' ? forger.privateKey : keys.privateKey, 0, 'SHA-256');
  return written(
    PKIStatus.granted,
    new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }),
  );
}

const written = (status: PKIStatus, timeStampToken?: ContentInfo): Buffer =>
  Buffer.from(
    new TimeStampResp({
      status: new PKIStatusInfo({ status }),
      ...(timeStampToken === undefined ? {} : { timeStampToken }),
    })
      .toSchema()
      .toBER(),
  );
