import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { BELIEVED_MS, LivingSessions } from './living-sessions.ts';

const AGORA = Date.parse('2026-11-20T14:00:00Z');

describe('sessões vivas', () => {
  const banco = prepararBanco();
  let agora = AGORA;
  let lidas = 0;

  function novas(): LivingSessions {
    const clock = new Clock();
    clock.now = () => new Date(agora);
    const database = new Proxy(banco.database, {
      get: (alvo, nome) => {
        if (nome === 'execute') lidas += 1;
        return Reflect.get(alvo, nome, alvo);
      },
    }) as Database;
    return new LivingSessions(database, clock);
  }

  beforeAll(() =>
    banco.database.execute(sql`insert into usuarios (cpf, nome, matricula, senha_hash, authorities)
      values ('11144477735', 'Marina', '1', 'x', '{AL_GESTOR}')`),
  );
  beforeEach(async () => {
    agora = AGORA;
    lidas = 0;
    await banco.database.execute(sql`update usuarios set ativo = true, sessoes_desde = 'epoch'`);
  });

  const iat = AGORA / 1000;
  const token = { jti: '0b0f8d0e-0000-4000-8000-000000000001', iat };

  it('mil conferências são uma leitura', async () => {
    const sessoes = novas();
    for (let i = 0; i < 1000; i += 1) expect(await sessoes.alive(1, token)).toBe(true);
    await Promise.all(Array.from({ length: 50 }, () => sessoes.alive(1, token)));
    expect(lidas).toBe(1);
  });

  it('o que outro processo mudou vale em até cinco segundos; o deste, na hora', async () => {
    const sessoes = novas();
    expect(await sessoes.alive(1, token)).toBe(true);
    await banco.database.execute(sql`update usuarios set ativo = false`);
    agora += BELIEVED_MS - 1;
    expect(await sessoes.alive(1, token)).toBe(true);
    agora += 1;
    expect(await sessoes.alive(1, token)).toBe(false);
    await banco.database.execute(sql`update usuarios set ativo = true`);
    expect(await sessoes.alive(1, token)).toBe(false);
    sessoes.forget(1);
    expect(await sessoes.alive(1, token)).toBe(true);
  });

  it('tokens de antes são recusados, do segundo em diante não', async () => {
    const sessoes = novas();
    await banco.database.execute(sql`update usuarios set sessoes_desde = '2026-11-20T14:00:01Z'`);
    expect([await sessoes.alive(1, token), await sessoes.alive(1, { ...token, iat: iat + 1 })]).toEqual([false, true]);
  });

  it('a sessão que a pessoa encerrou é recusada, as outras não', async () => {
    const sessoes = novas();
    await banco.database.execute(sql`
      insert into sessoes (jti, usuario_id, forma, iniciada_em, expira_em, encerrada_em)
      values (${token.jti}, 1, 'SENHA', '2026-11-20T14:00:00Z', '2026-11-21T14:00:00Z', '2026-11-20T14:00:01Z')`);
    const outra = { ...token, jti: '0b0f8d0e-0000-4000-8000-000000000002' };
    expect([await sessoes.alive(1, token), await sessoes.alive(1, outra)]).toEqual([false, true]);
  });

  it('quem não existe não tem sessão', async () => expect(await novas().alive(9999, token)).toBe(false));
});
