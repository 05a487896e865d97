import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { AcessosService } from '../src/acessos/acessos.service.ts';
import { prepararServidor } from './kit/servidor.ts';

const SEGREDO = 'um-segredo-de-prova-com-mais-de-32-bytes';
type Evento = components['schemas']['EventoDeAcesso'];

const evento = (outros: Partial<Evento> = {}): Evento => ({
  chave: randomUUID(),
  em: '2026-11-20T12:00:00.000Z',
  evento: 'ENTRADA',
  vezes: 1,
  ...outros,
});
const credencial = (segredo = SEGREDO, publico = 'alipen-acessos', vida = '60s') =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(publico)
    .setIssuedAt()
    .setExpirationTime(vida)
    .sign(new TextEncoder().encode(segredo));

describe('os eventos de acesso', () => {
  const servidor = prepararServidor(() => ({ GATEWAY_SECRET: SEGREDO }));
  const entregar = async (eventos: readonly Evento[], token?: string) =>
    (await servidor
      .http()
      .post('/acessos')
      .set('authorization', `Bearer ${token ?? (await credencial())}`)
      .send({ eventos })) as { status: number };
  const listar = async (query: Record<string, string>) =>
    (await servidor.como('gestora').get('/ms-alipen/acessos').query(query).expect(200)).body as {
      total: number;
      itens: (Evento & { nome: string | null })[];
    };

  it('só o gateway entrega: nem pessoa, nem outro segredo, nem outro uso', async () => {
    const recusadas = [
      '',
      servidor.token('gestora'),
      await credencial('outro-segredo-de-prova-com-mais-de-32-bytes'),
      await credencial(SEGREDO, 'outra-coisa'),
      await credencial(SEGREDO, 'alipen-acessos', '-10m'),
    ];
    for (const token of recusadas) expect((await entregar([evento()], token || 'x')).status).toBe(401);
    expect((await listar({})).total).toBe(0);
  });

  it('a mesma entrega duas vezes é gravada uma, e diz o nome de quem tem a matrícula', async () => {
    const eventos = [
      evento({ matricula: '204817', endereco: '10.1.2.3', codigo: 'codigo-de-prova', conta: 'AbCdEfGhIjKlMnOp' }),
      evento({ evento: 'ENTRADA_RECUSADA', motivo: 'credenciais-invalidas', conta: 'AbCdEfGhIjKlMnOp', vezes: 3 }),
      evento({ evento: 'CSRF_NEGADO', em: '2026-11-21T02:59:59.000Z', endereco: '10.1.9.9' }),
    ];
    expect((await entregar(eventos)).status).toBe(204);
    expect((await entregar(eventos)).status).toBe(204);
    const todos = await listar({});
    expect([todos.total, todos.itens[0]?.evento]).toEqual([3, 'CSRF_NEGADO']);
    expect((await listar({ evento: 'ENTRADA' })).itens[0]?.nome).toBeTruthy();
  });

  it('o gestor acha por evento, pessoa, endereço, conta, código e dia de Brasília', async () => {
    const total = async (query: Record<string, string>) => (await listar(query)).total;
    expect(await total({ evento: 'ENTRADA_RECUSADA' })).toBe(1);
    expect(await total({ pessoa: '204817' })).toBe(1);
    expect(await total({ endereco: '10.1.' })).toBe(2);
    expect(await total({ conta: 'AbCdEfGhIjKlMnOp' })).toBe(2);
    expect(await total({ codigo: 'codigo-de-prova' })).toBe(1);
    expect(await total({ de: '2026-11-20', ate: '2026-11-20' })).toBe(3);
    expect(await total({ de: '2026-11-21' })).toBe(0);
    await servidor.como('gestora').get('/ms-alipen/acessos?de=2026-11-21&ate=2026-11-20').expect(422);
    const { text } = await servidor.como('gestora').get('/ms-alipen/acessos/exportacao?formato=csv').expect(200);
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  it('o banco recusa mudar, apagar antes do tempo e esvaziar', async () => {
    for (const comando of [sql`update acessos set evento = 'SAIDA'`, sql`delete from acessos`, sql`truncate acessos`]) {
      await expect(servidor.database.execute(comando)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only grows') },
      });
    }
    expect((await listar({})).total).toBe(3);
  });

  /** The database itself counts the six months: not even the product can delete what is younger. */
  const haDias = async (dias: number) => {
    const { rows } = await servidor.database.execute<{ em: Date }>(
      sql`select now() - make_interval(days => ${dias}) as em`,
    );
    return new Date(rows[0]?.em ?? '').toISOString();
  };

  it('o que passou de seis meses é apagado, e o expurgo fica escrito', async () => {
    const antigo = await haDias(200);
    const quase = await haDias(170);
    await entregar([evento({ em: antigo }), evento({ em: antigo, evento: 'SAIDA' }), evento({ em: quase })]);
    const acessos = servidor.app.get(AcessosService);
    expect(await acessos.expurgar(new AbortController().signal)).toBe(2);
    expect((await listar({ evento: 'EXPURGO' })).itens).toMatchObject([{ vezes: 2 }]);
    expect((await listar({})).total).toBe(5);
    expect(await acessos.expurgar(new AbortController().signal)).toBe(0);
  });
});
