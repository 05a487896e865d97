import { atencao, type Check, type Finding, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import { Redis } from 'iovalkey';
import type { Configuration } from '../configuration.ts';
import { certificateEnd } from './certificate.ts';

const ANSWER_MS = 5_000;
const DAY_MS = 86_400_000;
/** ACME renews a month before the end; who renews by hand needs days. The same as in alipen.rules.yml. */
const SHORT_DAYS = 14;

export const gatewayChecks = ({ valkeyUrl, upstream, keys, publicOrigin }: Configuration): readonly Check[] => [
  { nome: 'Valkey', run: () => valkey(valkeyUrl) },
  { nome: 'API do governo', run: () => answers(`${upstream.origin}${upstream.prefix}/health/ready`) },
  ...(keys.kind === 'jwks' ? [{ nome: 'chaves publicadas', run: () => published(keys.url) }] : []),
  ...(publicOrigin.startsWith('https:') ? [{ nome: 'certificado', run: () => certificate(publicOrigin) }] : []),
];

async function valkey(url: string | undefined): Promise<Finding> {
  if (!url) return ok('VALKEY_URL não está definida: é o certo para um só processo do BFF.');
  const { hostname, port } = new URL(url);
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const seen: { cause?: unknown } = {};
  client.on('error', cause => {
    seen.cause = cause;
  });
  try {
    await client.connect();
    await client.ping();
    return ok(`O Valkey em ${hostname} responde.`);
  } catch (error) {
    return falha(
      `O Valkey em ${hostname} não responde: ${messageOf(seen.cause ?? error)}. Sair de uma sessão não valeria nas outras réplicas.`,
      place().cache ?? `valkey-cli -h ${hostname} -p ${port || 6379} ping`,
    );
  } finally {
    client.disconnect();
  }
}

async function answers(url: string): Promise<Finding> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.ok) return ok(`${new URL(url).origin} responde.`);
    return falha(`A API do governo responde ${answer.status} em ${url}.`, `curl -i ${url}`);
  } catch (error) {
    return atencao(
      `A API do governo não responde (${messageOf(error)}); com o sistema parado é o esperado.`,
      `curl -i ${url}`,
    );
  }
}

async function published(url: string): Promise<Finding> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    const { keys = [] } = (await answer.json()) as { keys?: readonly unknown[] };
    return keys.length
      ? ok(`${keys.length === 1 ? 'Uma chave publicada' : `${keys.length} chaves publicadas`} em ${url}.`)
      : falha(`Nenhuma chave em ${url}: nenhuma sessão seria aceita.`, `curl -i ${url}`);
  } catch (error) {
    return atencao(`As chaves não se leem (${messageOf(error)}); com o sistema parado é o esperado.`, `curl -i ${url}`);
  }
}

async function certificate(origin: string): Promise<Finding> {
  const { hostname, port } = new URL(origin);
  const look = `openssl s_client -connect ${hostname}:${port || 443} -servername ${hostname} </dev/null | openssl x509 -noout -issuer -dates`;
  try {
    const end = await certificateEnd(origin);
    const [days, day] = [Math.floor((end.getTime() - Date.now()) / DAY_MS), end.toLocaleDateString('pt-BR')];
    if (days < 0) return falha(`O certificado de ${origin} venceu em ${day}: os navegadores o recusam.`, look);
    const frase = `O certificado de ${origin} vale até ${day}, mais ${days === 1 ? '1 dia' : `${days} dias`}.`;
    return days < SHORT_DAYS ? atencao(frase, look) : ok(frase);
  } catch (error) {
    return atencao(`O certificado de ${origin} não se lê daqui: ${messageOf(error)}.`, look);
  }
}
