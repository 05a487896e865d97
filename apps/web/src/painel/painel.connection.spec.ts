import { jest } from '@jest/globals';
import { type Estado, PainelConnection } from './painel.connection.ts';
import type { Painel } from './painel.queries.ts';

class Line extends EventTarget {
  static all: Line[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }
  close() {
    this.closed = true;
  }
  say(type: string) {
    this.dispatchEvent(new MessageEvent(type, { data: '{}' }));
  }
}
const line = () => Line.all.at(-1) as Line;

const EM = '2026-11-22T12:00:00.000Z';
const painel = (mudanca: Partial<Painel> = {}): Painel => ({
  agora: EM,
  tela: 'Sala 1',
  regiao: null,
  prazos: null,
  pedidos: { em: EM, data: '2026-11-23', lotacoes: 10, enviaram: 5, emRascunho: 0, semPedido: 5 },
  atrasos: null,
  entregas: null,
  naoConformidades: null,
  totais: null,
  acimaDoEfetivo: null,
  ...mudanca,
});

describe('a ligação do painel', () => {
  let answers: Record<string, () => Promise<Response>>;
  let asked: string[];
  let estado: Estado;
  let stop = () => undefined as unknown;
  const json = (status: number, corpo: unknown) => async () =>
    new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } });
  const sem = async () => Promise.reject(new TypeError('no network'));
  const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const leituras = () => asked.filter(path => path.endsWith('/painel')).length;

  beforeEach(async () => {
    jest.useFakeTimers();
    Line.all = [];
    asked = [];
    answers = { '/api/ms-alipen/painel': json(200, painel()) };
    Object.assign(globalThis, { EventSource: Line });
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
      const { pathname } = new URL((input as Request).url);
      asked.push(pathname);
      return (answers[pathname] ?? sem)();
    }) as typeof fetch;
    const started = new PainelConnection(null, novo => {
      estado = novo;
    });
    stop = () => started.stop();
    await later(0);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
  const aberta = async () => {
    line().say('open');
    await later(0);
  };

  it('lê, escuta, e lê de novo por relógio ainda que nada se ouça', async () => {
    expect([estado.ligacao, estado.painel?.tela]).toEqual(['consulta', 'Sala 1']);
    await aberta();
    expect(estado.ligacao).toBe('ao-vivo');
    await later(29_000);
    expect(leituras()).toBe(1);
    line().say('sinal');
    await later(8_000);
    expect(leituras()).toBe(2);
  });

  it('muitas mudanças juntas são uma leitura', async () => {
    await aberta();
    await later(10_000);
    for (let n = 0; n < 50; n += 1) line().say('mudanca');
    await later(4_000);
    expect(leituras()).toBe(2);
  });

  it('sem a linha, continua por consulta, de meio em meio minuto', async () => {
    await aberta();
    line().say('error');
    expect([line().closed, estado.ligacao]).toEqual([true, 'consulta']);
    const antes = leituras();
    for (let n = 0; n < 12; n += 1) {
      await later(5_000);
      line().say('error');
    }
    expect(estado.ligacao).toBe('consulta');
    expect(leituras() - antes).toBeLessThanOrEqual(4);
    expect(leituras() - antes).toBeGreaterThanOrEqual(1);
  });

  it('quem fica calado por mais de dois sinais é dado por perdido', async () => {
    await aberta();
    const primeira = line();
    await later(36_000);
    expect(primeira.closed).toBe(true);
  });

  it('sem servidor mostra o último dado e diz; volta sozinha quando ele volta', async () => {
    await aberta();
    answers = {};
    line().say('error');
    await later(5_000);
    expect([estado.ligacao, estado.painel?.tela]).toEqual(['sem-conexao', 'Sala 1']);
    await later(3_600_000);
    expect(estado.ligacao).toBe('sem-conexao');
    answers = { '/api/ms-alipen/painel': json(200, painel({ tela: 'Sala 2' })) };
    await later(31_000);
    expect(estado).toMatchObject({ ligacao: 'consulta', painel: { tela: 'Sala 2' } });
    await aberta();
    expect(estado.ligacao).toBe('ao-vivo');
  });

  it('a zona que não veio desta vez fica com o que tinha, e com a idade dela', async () => {
    await aberta();
    const zonas = ['prazos', 'pedidos', 'atrasos', 'entregas', 'naoConformidades', 'totais', 'acimaDoEfetivo'];
    const todas = (valor: unknown) => Object.fromEntries(zonas.map(zona => [zona, valor]));
    answers = { '/api/ms-alipen/painel': json(200, painel(todas({ em: EM }))) };
    await later(40_000);
    answers = { '/api/ms-alipen/painel': json(200, painel({ ...todas(null), tela: 'Sala 2' })) };
    await later(40_000);
    expect(estado.painel).toMatchObject({ tela: 'Sala 2', ...todas({ em: EM }) });
  });

  it('com o token vencido renova e segue; revogada, apaga o que mostrava e não insiste', async () => {
    await aberta();
    let vezes = 0;
    answers = {
      '/api/ms-alipen/painel': async () => json(vezes++ === 0 ? 401 : 200, painel({ tela: 'Renovada' }))(),
      '/api/tela/sessao': json(200, { situacao: 'AUTORIZADA', codigo: null, nome: 'Renovada', expiraEm: null }),
    };
    await later(40_000);
    expect(estado).toMatchObject({ fechada: null, painel: { tela: 'Renovada' } });
    answers = {
      '/api/ms-alipen/painel': json(401, {}),
      '/api/tela/sessao': json(200, { situacao: 'REVOGADA', codigo: null, nome: null, expiraEm: null }),
    };
    line().say('revogada');
    await later(0);
    expect([estado.fechada, estado.painel, line().closed]).toEqual(['REVOGADA', null, true]);
    const antes = asked.length;
    await later(600_000);
    expect(asked.length).toBe(antes);
  });

  it('revogada entre duas mudanças, num servidor lento, continua a dizer por quê', async () => {
    await aberta();
    await later(10_000);
    const devagar = (status: number, corpo: unknown) => () =>
      new Promise<Response>(come => setTimeout(() => come(new Response(JSON.stringify(corpo), { status })), 900));
    const sessao = (situacao: string) => devagar(200, { situacao, codigo: '123456', nome: null, expiraEm: EM });
    answers = { '/api/ms-alipen/painel': devagar(401, {}), '/api/tela/sessao': sessao('REVOGADA') };
    line().say('mudanca');
    line().say('revogada');
    line().say('error');
    await later(2_000);
    expect(estado.fechada).toBe('REVOGADA');
    // By now the screen has asked for a new code, so it waits for whoever types it.
    answers['/api/tela/sessao'] = sessao('AGUARDANDO');
    const antes = asked.length;
    window.dispatchEvent(new Event('online'));
    await later(600_000);
    expect([estado.fechada, estado.painel]).toEqual(['REVOGADA', null]);
    expect(asked.length - antes).toBeLessThanOrEqual(2);
  });

  it('parada, não pergunta mais nada', async () => {
    await aberta();
    stop();
    const antes = asked.length;
    await later(600_000);
    expect(asked.length).toBe(antes);
  });
});
