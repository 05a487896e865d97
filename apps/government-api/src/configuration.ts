import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '@alipen/platform/environment/environment';
import {
  booleano,
  caminhoBase,
  inteiro,
  porta,
  SEGREDO_HELP,
  segredo,
  texto,
  umDe,
  url,
} from '@alipen/platform/environment/parsers';
import { LEVELS } from '@alipen/platform/logging/logger';
import { tracingSettings, tracingVariables } from '@alipen/platform/tracing/tracing';
import { certificadoSettings, pkcs12At } from './agencia/certificado.settings.ts';
import { govbrSettings, govbrVariables } from './assinaturas-govbr/govbr.settings.ts';
import { providerSettings, providerVariables } from './login/provider.settings.ts';
import { mailAddress, mailSettings, type Smtp, smtpUrl } from './mail/mail.settings.ts';
import { authoritiesIn } from './notas/notas.settings.ts';
import { s3Settings } from './storage/s3.settings.ts';

const postgresUrl = (text: string): string => {
  const { protocol, pathname } = new URL(text);
  if (!/^postgres(ql)?:$/.test(protocol) || pathname.length < 2) throw new RangeError('unusable value');
  return text;
};

const table = {
  GOVERNMENT_API_PORT: { parse: porta, default: 3001, help: 'a port number from 1 to 65535' },
  GOVERNMENT_API_MANAGEMENT_PORT: {
    parse: (text: string): number | undefined => porta(text),
    default: undefined,
    help: 'a free TCP port for detailed health, such as 4001, or leave it unset for none',
  },
  HOST: { parse: texto, default: '127.0.0.1', help: 'the address to listen on' },
  DATABASE_URL: {
    parse: (text: string): string | undefined => postgresUrl(text),
    default: undefined,
    help: 'a PostgreSQL address such as postgres://user:password@host:5432/alipen, or leave it unset for a PostgreSQL of its own',
    secret: true as const,
  },
  DATABASE_MIGRATION_URL: {
    parse: (text: string): string | undefined => postgresUrl(text),
    default: undefined,
    help: 'the address of DATABASE_URL for the owner of its tables, who migrates them, or leave it unset: then DATABASE_URL owns them',
    secret: true as const,
  },
  DATABASE_READ_URL: {
    parse: (text: string): string | undefined => postgresUrl(text),
    default: undefined,
    help: 'the address of a standby of DATABASE_URL, or leave it unset: then everything is read from DATABASE_URL',
    secret: true as const,
  },
  DATA_DIR: {
    parse: (text: string) => resolve(text),
    default: resolve('.data'),
    help: 'a folder this process may write to',
  },
  BACKUP_DIR: {
    parse: (text: string): string | null => resolve(text),
    default: null,
    help: 'the folder where copies of the database are put, which npm run verificar looks into',
  },
  DEMO: {
    parse: (text: string): boolean | undefined => booleano(text),
    default: undefined,
    help: 'true (demonstration data in an empty database) or false',
  },
  DEMO_LIVES: {
    parse: booleano,
    default: true,
    help: 'true, or false where the demonstration stays as its first start made it',
  },
  SMTP_URL: {
    parse: (text: string): Smtp | undefined => smtpUrl(text),
    default: undefined,
    help: 'a mail server such as smtp://user:password@host:587 or smtps://host:465, or leave it unset to send no e-mail',
    secret: true as const,
  },
  MAIL_FROM: {
    parse: (text: string): string | undefined => mailAddress(text),
    default: undefined,
    help: 'the address mails come from, such as nao-responda@orgao.gov.br',
  },
  NFE_TRUST: {
    parse: (text: string) => authoritiesIn(text),
    default: [],
    help: 'a PEM file of certificate authorities, one of them a root, such as those of ICP-Brasil, or leave it unset: then a note may be signed under any authority',
  },
  S3_URL: {
    parse: (text: string): string | undefined => new URL(text).href.replace(/\/$/, ''),
    default: undefined,
    help: 'the address of a bucket such as https://s3.orgao.gov.br/fotos, or leave it unset to keep files under DATA_DIR',
  },
  S3_REGION: { parse: texto, default: 'auto', help: 'the region of the bucket' },
  S3_ACCESS_KEY_ID: {
    parse: (text: string): string | undefined => texto(text),
    default: undefined,
    help: 'a key',
    secret: true as const,
  },
  S3_SECRET_ACCESS_KEY: {
    parse: (text: string): string | undefined => texto(text),
    default: undefined,
    help: 'the secret of the key',
    secret: true as const,
  },
  PUBLIC_ORIGIN: {
    parse: (text: string): string | undefined => url(text),
    default: undefined,
    help: 'the address of the web client, such as https://alipen.orgao.gov.br',
  },
  AGENCY_NAME: {
    parse: (text: string): readonly string[] => linhas(text),
    default: [],
    help: 'the lines above every paper, at most four, with | between them: Estado do Maranhão|Secretaria de Administração Penitenciária',
  },
  AGENCY_CERTIFICATE: {
    parse: (text: string): Buffer | undefined => pkcs12At(text),
    default: undefined,
    help: 'a PKCS#12 file (.p12, .pfx) with the key and the certificate that papers are signed with, or leave it unset: then they are not signed',
  },
  AGENCY_CERTIFICATE_PASSWORD: {
    parse: (text: string): string | undefined => texto(text),
    default: undefined,
    help: 'the password of that file',
    secret: true as const,
  },
  TIMESTAMP_URL: {
    parse: (text: string): string | undefined => new URL(text).href,
    default: undefined,
    help: 'the address of a time stamping authority (RFC 3161), or leave it unset: then signed papers carry the hour of this server',
  },
  SIGNER_TRUST: {
    parse: (text: string) => authoritiesIn(text),
    default: [],
    help: 'a PEM file of certificate authorities, one of them a root, such as those of ICP-Brasil, whose people may return papers signed, or leave it unset: then nobody may',
  },
  BASE_PATH: { parse: caminhoBase, default: '/', help: 'the path the web client is served under' },
  JOBS: { parse: booleano, default: true, help: 'true, or false where this process runs no jobs by itself' },
  WEBHOOKS_LOOPBACK: {
    parse: booleano,
    default: false,
    help: 'true, in development only, where webhooks may call this machine itself over http; or false',
  },
  DRAIN_SECONDS: {
    parse: (text: string): number | undefined => inteiro(0, 60)(text),
    default: undefined,
    help: 'whole seconds from 0 to 60; 12 behind a balancer',
  },
  GATEWAY_SECRET: {
    parse: (text: string): string | undefined => segredo(text),
    default: undefined,
    help: `${SEGREDO_HELP}, the same in the BFF, or leave it unset: access events then stay in the log of the BFF`,
    secret: true as const,
  },
  TOKEN_ISSUER: { parse: texto, default: 'alipen-government-api', help: 'the name tokens carry as their issuer' },
  ...providerVariables,
  ...govbrVariables,
  GOVBR_TRUST: {
    parse: (text: string) => authoritiesIn(text),
    default: [],
    help: 'a PEM file of the authorities of gov.br, the root and those below it, or leave it unset: then nobody signs by gov.br',
  },
  ...tracingVariables(url),
  LOG_LEVEL: { parse: umDe(...LEVELS), default: 'info' as const, help: `one of ${LEVELS.join(', ')}` },
  NODE_ENV: { parse: texto, default: 'development', help: 'production, development or test' },
};

function linhas(text: string): readonly string[] {
  const lidas = text.split('|').map(linha => linha.trim());
  if (lidas.length > 4 || lidas.some(linha => !linha || linha.length > 120)) throw new Error('lines');
  return lidas;
}

export type Configuration = ReturnType<typeof readConfiguration>;

/** The only place that reads the environment. A bad value is refused with a sentence that says what to set. */
export function readConfiguration(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(table, env);
  const production = values.NODE_ENV === 'production';
  if (values.DEMO && production) {
    throw new EnvironmentError(
      'The server did not start.\nDEMO is true and NODE_ENV is production: the demonstration users have a published password. ' +
        'Set DEMO to false, or NODE_ENV to development.',
    );
  }
  if (values.WEBHOOKS_LOOPBACK && production) {
    throw new EnvironmentError(
      'The server did not start.\nWEBHOOKS_LOOPBACK is true and NODE_ENV is production: whoever writes a webhook could call this ' +
        'machine from inside. Set WEBHOOKS_LOOPBACK to false.',
    );
  }
  if (values.DATABASE_MIGRATION_URL && !values.DATABASE_URL) {
    throw new EnvironmentError(
      'The server did not start.\nDATABASE_MIGRATION_URL is set and DATABASE_URL is not: it is the owner of the same PostgreSQL. Set ' +
        'DATABASE_URL to the role the application works with, or unset DATABASE_MIGRATION_URL.',
    );
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    throw new EnvironmentError(
      'The server did not start.\nDATABASE_READ_URL is set and DATABASE_URL is not: a standby follows one that is named, never the ' +
        'one the product starts for itself. Set DATABASE_URL too, or unset DATABASE_READ_URL.',
    );
  }
  const demo = values.DEMO ?? (!values.DATABASE_URL && !production);
  const enderecoPublico = values.PUBLIC_ORIGIN ? values.PUBLIC_ORIGIN + values.BASE_PATH : null;
  return {
    port: values.GOVERNMENT_API_PORT,
    managementPort: values.GOVERNMENT_API_MANAGEMENT_PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    migrationUrl: values.DATABASE_MIGRATION_URL,
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR,
    demo,
    demoVive: demo && values.DEMO_LIVES,
    jobs: values.JOBS,
    webhooksLoopback: values.WEBHOOKS_LOOPBACK,
    drainSeconds: values.DRAIN_SECONDS,
    mail: mailSettings(values.SMTP_URL, values.MAIL_FROM, enderecoPublico),
    autoridadesDasNotas: values.NFE_TRUST,
    autoridadesDosSignatarios: { ICP_BRASIL: values.SIGNER_TRUST, GOVBR: values.GOVBR_TRUST },
    govbr: govbrSettings(values, enderecoPublico, production),
    enderecoPublico,
    orgao: values.AGENCY_NAME,
    certificado: certificadoSettings(
      values.AGENCY_CERTIFICATE,
      values.AGENCY_CERTIFICATE_PASSWORD,
      values.TIMESTAMP_URL,
    ),
    s3: s3Settings(values.S3_URL, values.S3_REGION, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY),
    tracing: tracingSettings(values),
    tokenIssuer: values.TOKEN_ISSUER,
    provedor: providerSettings(values, production),
    gatewaySecret: values.GATEWAY_SECRET,
    logLevel: values.LOG_LEVEL,
  };
}
