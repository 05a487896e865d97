import { operations } from '@alipen/contracts/generated/operations';
import { blocos, blocosDoPapel } from '../src/inicio/blocos.table.ts';
import { autoridades, papelDaAutoridade } from '../src/session/token/autoridades.table.ts';
import { Bff } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const HOJE = '2026-11-20';
const NADA = { itens: [], total: 0, pagina: 1, tamanho: 5 };
const EXCECOES = { excecoes: [{ tipo: 'CONTRATOS_A_VENCER', quantidade: 1, exemplos: ['012/2026, Boa Mesa'] }] };
const fila = {
  ...NADA,
  porCaso: { SEM_PEDIDO: 0, A_TRATAR: 0, DEVOLVIDO: 0, TRATADO: 0 },
  proximoPrazoEm: null,
};
const PROBLEMA = { type: '/problemas/nao-encontrado', title: 'x', status: 404, detail: 'Sem lotação.', instance: 'y' };

type Blocos = Record<string, { dados?: unknown; problema?: { status: number; detail: string; instance: string } }>;

describe('a página inicial, composta', () => {
  let bff: Bff;
  let token = '';
  beforeAll(async () => {
    bff = await Bff.start();
  });
  beforeEach(async () => {
    bff.government.reset();
    token = await bff.government.token({ ...gestora, authorities: ['AL_ATENDIMENTO'] });
    bff.government.json('/ms-alipen/atendimentos', 200, fila);
    bff.government.json('/ms-alipen/notificacoes', 200, NADA);
  });
  afterAll(() => bff.stop());

  const inicio = (query = `data=${HOJE}`) => bff.asCookie(token, 'GET', `/api/inicio?${query}`);
  const blocosDe = (json: Record<string, unknown>) => json.blocos as Blocos;

  it('um pedido traz todos os blocos do papel; o que um recusa fica nele', async () => {
    bff.government.json('/ms-alipen/pedidos/resumo', 404, PROBLEMA);
    const { status, json } = await inicio();
    expect([status, json.papel, Object.keys(blocosDe(json)).sort()]).toEqual([
      200,
      'ATENDIMENTO',
      ['aConfirmar', 'amanha', 'fila', 'mensagens'],
    ]);
    expect(blocosDe(json).fila).toEqual({ dados: fila });
    expect(blocosDe(json).amanha?.problema).toMatchObject({ status: 404, detail: 'Sem lotação.' });
    expect(blocosDe(json).amanha?.problema?.instance).not.toBe('y');
  });

  it('pergunta com o token da pessoa e o dia dela', async () => {
    await inicio();
    const [chamada] = bff.government.calls('/ms-alipen/atendimentos');
    expect(chamada?.url).toBe('/ms-alipen/atendimentos?data=2026-11-21&caso=SEM_PEDIDO&ordem=prazo&tamanho=12');
    expect(chamada?.headers).toMatchObject({ authorization: `Bearer ${token}` });
    expect(chamada?.headers.cookie).toBeUndefined();
  });

  it('pede todos ao mesmo tempo: o mais lento é quanto demora', async () => {
    let abertas = 0;
    let juntas = 0;
    for (const path of ['/ms-alipen/atendimentos', '/ms-alipen/pedidos/resumo', '/ms-alipen/notificacoes']) {
      bff.government.on(path, (_request, response) => {
        abertas += 1;
        juntas = Math.max(juntas, abertas);
        setTimeout(() => {
          abertas -= 1;
          response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
        }, 60);
      });
    }
    await inicio();
    expect(juntas).toBe(3);
  });

  it.each<[string, () => void, number]>([
    ['corta a linha', () => bff.government.raw('/ms-alipen/atendimentos', 'nada disso'), 502],
    ['responde um texto', () => bff.government.json('/ms-alipen/atendimentos', 200, 'sim'), 502],
    ['falha', () => bff.government.json('/ms-alipen/atendimentos', 500, {}), 502],
    ['manda para outro lugar', () => bff.government.json('/ms-alipen/atendimentos', 302, {}), 502],
  ])('um bloco que %s não derruba os outros', async (_como, estragar, problema) => {
    estragar();
    const { status, json } = await inicio();
    expect([status, blocosDe(json).fila?.problema?.status]).toEqual([200, problema]);
    expect(blocosDe(json).mensagens?.dados).toEqual(NADA);
  });

  it('só um bloco, para tentar de novo; um de outra página não', async () => {
    const { json } = await inicio(`data=${HOJE}&bloco=fila`);
    expect(Object.keys(blocosDe(json))).toEqual(['fila']);
    expect(bff.government.calls('/ms-alipen/notificacoes')).toHaveLength(0);
    expect((await inicio(`data=${HOJE}&bloco=contratos`)).status).toBe(400);
    expect((await inicio(`data=${HOJE}&bloco=toString`)).status).toBe(400);
  });

  it('outro papel que a pessoa tem; um que não tem é recusado sem perguntar nada', async () => {
    token = await bff.government.token({ ...gestora, authorities: ['AL_GESTOR', 'AL_ATENDIMENTO'] });
    bff.government.json('/ms-alipen/indicadores/excecoes', 200, EXCECOES);
    const { json } = await inicio(`data=${HOJE}&papel=GESTOR`);
    expect(blocosDe(json).excecoes).toEqual({ dados: EXCECOES });
    const antes = bff.government.seen.length;
    expect((await inicio(`data=${HOJE}&papel=FISCALIZACAO`)).status).toBe(403);
    expect((await inicio(`data=${HOJE}&papel=CHEFE`)).status).toBe(400);
    expect(bff.government.seen).toHaveLength(antes);
  });

  it.each(['', 'data=hoje', 'data=2026-11-20&data=2026-11-21', 'data=2026-11-20&x=1'])(
    '%s não é um dia',
    async query => {
      expect((await inicio(query)).status).toBe(400);
    },
  );

  it('o servidor do governo não crê mais no token: a sessão termina', async () => {
    bff.government.json('/ms-alipen/atendimentos', 401, {});
    const { status, cookies } = await inicio();
    expect(status).toBe(401);
    expect(cookies.join()).toContain('Max-Age=0');
  });

  it('sem sessão, ou de fora das nossas páginas, não há página', async () => {
    expect((await bff.call('GET', `/api/inicio?data=${HOJE}`)).status).toBe(401);
    const semMarca = await bff.asCookie(token, 'GET', `/api/inicio?data=${HOJE}`, {
      headers: { 'x-csrf': '0', 'sec-fetch-site': 'cross-site', origin: 'https://outra.example' },
    });
    expect(semMarca.status).toBe(403);
  });
});

describe('a tabela dos blocos', () => {
  const linhas = autoridades.flatMap(autoridade =>
    blocosDoPapel[papelDaAutoridade[autoridade]].map(nome => [nome, autoridade] as const),
  );

  it.each(linhas)('%s é uma leitura que %s pode fazer', (nome, autoridade) => {
    const { method, autoridades: podem, query } = operations[blocos[nome].operacao];
    expect([method, podem as readonly string[]]).toEqual(['GET', expect.arrayContaining([autoridade])]);
    expect(query as readonly string[]).toEqual(expect.arrayContaining(Object.keys(blocos[nome].busca(HOJE))));
  });

  it('todo bloco é de alguma página', () => {
    expect(Object.keys(blocos).sort()).toEqual([...new Set(Object.values(blocosDoPapel).flat())].sort());
  });
});
