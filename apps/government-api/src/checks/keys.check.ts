import { atencao, type Check, type Finding, falha, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Connection } from '../database/connection.ts';
import { typed } from './how-to-type.ts';

const rotate = () => typed('chaves', 'rotacionar');
/** Most agencies' policies give signing keys a year. */
const OLDEST_DAYS = 365;

type Key = { kid: string; alg: string; privada: JWK; publica: JWK; dias: number };

export const keysCheck = (connection: Connection): Check => ({
  nome: 'chaves',
  run: async () => {
    const [key] = await connection.withSession(session =>
      session.query<Key>(`select kid, alg, privada, publica, floor(extract(epoch from now() - criada_em) / 86400)::int as dias
        from chaves_assinatura where ativa`),
    );
    if (!key) return atencao('Ainda não há chave que assine sessões; a primeira partida faz uma.', place().start);
    return (await signs(key)) ? aged(key) : falha('A chave ativa não confere o que ela mesma assina.', rotate());
  },
});

function aged({ kid, dias }: Key): Finding {
  const quando = dias === 0 ? 'de hoje' : `de ${dias} dias`;
  return dias > OLDEST_DAYS
    ? atencao(`A chave que assina sessões é ${quando}: troque-a ao menos uma vez por ano.`, rotate())
    : ok(`A chave ${kid.slice(0, 8)}… assina e confere; é ${quando}.`);
}

async function signs({ alg, privada, publica }: Key): Promise<boolean> {
  try {
    const token = await new SignJWT({}).setProtectedHeader({ alg }).sign(await importJWK(privada, alg));
    await jwtVerify(token, await importJWK(publica, alg), { algorithms: [alg] });
    return true;
  } catch {
    return false;
  }
}
