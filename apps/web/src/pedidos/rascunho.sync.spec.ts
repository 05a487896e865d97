import { jest } from '@jest/globals';
import { ProblemError } from '../base/problem.error.ts';
import type { Pedido } from './pedidos.queries.ts';
import type { Campos } from './rascunho.campos.ts';
import type { Portas, Recado, Sincronia } from './rascunho.model.ts';
import { abrirSincronia } from './rascunho.sync.ts';
import type { RascunhoLocal } from './rascunho-local.store.ts';

const ALMOCO = '1:1';
const JANTAR = '2:1';
const programa: Campos = { [ALMOCO]: 100, [JANTAR]: 100, observacao: '' };

type NoServidor = Pedido & { campos: Campos };

function umServidor() {
  const servidor = {
    pedido: null as NoServidor | null,
    rede: true,
    sessao: true,
    /** Loses the next answer on the way back: the write happened. */
    perderResposta: false,
    chamadas: [] as string[],
    envios: new Map<string, NoServidor>(),
  };
  const pedidoCom = (campos: Campos, versao: number, situacao = 'RASCUNHO') =>
    ({
      id: 1,
      numero: '2026-000001',
      versao,
      situacao,
      enviadoEm: situacao === 'ENVIADO' ? '2026-11-20T19:00:00Z' : null,
      acoes: situacao === 'RASCUNHO' ? ['editar', 'enviar'] : [],
      campos,
    }) as unknown as NoServidor;
  const chamar = (nome: string, fazer: () => NoServidor) => {
    servidor.chamadas.push(nome);
    if (!servidor.rede) throw new ProblemError(0, {});
    if (!servidor.sessao) throw new ProblemError(401, {});
    servidor.pedido = fazer();
    if (servidor.perderResposta) {
      servidor.perderResposta = false;
      throw new ProblemError(0, {});
    }
    return servidor.pedido;
  };
  const conferir = (versao: number) => {
    if (servidor.pedido?.situacao !== 'RASCUNHO') throw new ProblemError(409, {});
    if (servidor.pedido.versao !== versao) throw new ProblemError(412, { detail: 'alterado por Rui às 14:32' });
  };
  return {
    ...servidor,
    estado: servidor,
    criar: async (campos: Campos) =>
      chamar('criar', () => {
        if (servidor.pedido) throw new ProblemError(409, {});
        return pedidoCom(campos, 1);
      }),
    editar: async ({ versao }: Pedido, campos: Campos) =>
      chamar('editar', () => {
        conferir(versao);
        return pedidoCom(campos, versao + 1);
      }),
    enviar: async ({ versao }: Pedido, { chave }: { chave: string }) =>
      chamar('enviar', () => {
        const repetido = servidor.envios.get(chave);
        if (repetido) return repetido;
        conferir(versao);
        const enviado = pedidoCom(servidor.pedido?.campos ?? {}, versao + 1, 'ENVIADO');
        servidor.envios.set(chave, enviado);
        return enviado;
      }),
    outro: (mudados: Campos) => {
      const { campos, versao } = servidor.pedido ?? { campos: programa, versao: 0 };
      servidor.pedido = pedidoCom({ ...campos, ...mudados }, versao + 1);
    },
  };
}

type Servidor = ReturnType<typeof umServidor>;

function umaTela(servidor: Servidor, disco: { rascunho: RascunhoLocal | null } = { rascunho: null }) {
  const tela = { campos: programa, estado: null as Sincronia | null, recados: [] as Recado[] };
  const visto = servidor.estado.pedido;
  const campos = visto?.campos ?? programa;
  tela.campos = campos;
  const portas: Portas = {
    criar: servidor.criar,
    editar: servidor.editar,
    enviar: servidor.enviar,
    reler: async () => {
      if (!servidor.estado.rede) throw new ProblemError(0, {});
      return servidor.estado.pedido;
    },
    camposDo: pedido => (pedido as NoServidor).campos,
    guardar: async rascunho => {
      disco.rascunho = rascunho;
      return true;
    },
    contar: recado => tela.recados.push(recado),
    agora: () => '2026-11-20T18:42:00Z',
  };
  const sync = abrirSincronia({ visto, campos }, portas, {
    mudou: estado => {
      tela.estado = estado;
    },
    aplicar: novos => {
      tela.campos = { ...tela.campos, ...novos };
    },
  });
  const digitar = (novos: Campos) => {
    tela.campos = { ...tela.campos, ...novos };
    sync.digitou(tela.campos);
  };
  return { tela, sync, digitar, disco };
}

const passar = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const envio = (chave = 'k1') => ({ chave, motivo: null, em: '2026-11-20T18:42:00Z' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a draft', () => {
  it('is on the computer at once and on the server within two seconds, in one call', async () => {
    const servidor = umServidor();
    const { digitar, disco, sync } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    expect(disco.rascunho?.campos[ALMOCO]).toBe(3);
    digitar({ [ALMOCO]: 34 });
    await passar(2000);
    expect(servidor.estado.chamadas).toEqual(['criar']);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(34);
    expect(sync.estado()).toMatchObject({ fase: 'parado', sujo: false });
    expect(disco.rascunho).toBeNull();
  });

  it('typed and taken back opens nothing on the server', async () => {
    const servidor = umServidor();
    const { digitar } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    digitar({ [ALMOCO]: 100 });
    await passar(5000);
    expect(servidor.estado.chamadas).toEqual([]);
  });

  it('saves again what was typed while a save was under way', async () => {
    const servidor = umServidor();
    const { digitar, sync } = umaTela({
      ...servidor,
      criar: async campos => {
        const criado = await servidor.criar(campos);
        await new Promise(resolve => setTimeout(resolve, 500));
        return criado;
      },
    });
    digitar({ [ALMOCO]: 3 });
    await passar(1200);
    expect(sync.estado().fase).toBe('salvando');
    digitar({ [ALMOCO]: 35 });
    await passar(2000);
    expect(servidor.estado.chamadas).toEqual(['criar', 'editar']);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(35);
    expect(sync.estado()).toMatchObject({ fase: 'parado', sujo: false });
  });

  it('without a network stays on the computer, and goes by itself when there is one', async () => {
    const servidor = umServidor();
    const { digitar, disco, sync } = umaTela(servidor);
    servidor.estado.rede = false;
    digitar({ [ALMOCO]: 3 });
    await passar(3000);
    expect(sync.estado().fase).toBe('semConexao');
    expect(disco.rascunho?.campos[ALMOCO]).toBe(3);
    servidor.estado.rede = true;
    await passar(30_000);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
    expect(disco.rascunho).toBeNull();
  });

  it('whose answer was lost is not made twice and asks nothing', async () => {
    const servidor = umServidor();
    const { digitar, sync } = umaTela(servidor);
    servidor.estado.perderResposta = true;
    digitar({ [ALMOCO]: 3 });
    await passar(1500);
    digitar({ [ALMOCO]: 7 });
    await passar(5000);
    expect(servidor.estado.pedido).toMatchObject({ versao: 2, campos: { [ALMOCO]: 7 } });
    expect(sync.estado().conflito).toBeNull();
  });

  it('waits for the session to come back, without asking again and again', async () => {
    const servidor = umServidor();
    const { digitar, sync } = umaTela(servidor);
    servidor.estado.sessao = false;
    digitar({ [ALMOCO]: 3 });
    await passar(60_000);
    expect(servidor.estado.chamadas).toHaveLength(1);
    servidor.estado.sessao = true;
    sync.tentarJa();
    await passar(10);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
  });

  it('goes to the server when its form is left', async () => {
    const servidor = umServidor();
    const { digitar, sync } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    sync.fechar();
    await passar(0);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
  });
});

describe('two people on one draft', () => {
  it('join cell by cell in silence where only one changed', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { digitar, tela, sync } = umaTela(servidor);
    servidor.outro({ [JANTAR]: 90 });
    digitar({ [ALMOCO]: 3 });
    await passar(2000);
    expect(servidor.estado.pedido?.campos).toMatchObject({ [ALMOCO]: 3, [JANTAR]: 90 });
    expect(tela.campos[JANTAR]).toBe(90);
    expect(sync.estado().juntadas).toEqual({ quantas: 1, autor: 'Rui, 14:32' });
  });

  it('are asked where both changed, and nothing is saved before the answer', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { digitar, sync } = umaTela(servidor);
    servidor.outro({ [ALMOCO]: 90 });
    digitar({ [ALMOCO]: 3 });
    await passar(20_000);
    expect(sync.estado().conflito).toMatchObject({ chaves: [ALMOCO], meus: { [ALMOCO]: 3 }, deles: { [ALMOCO]: 90 } });
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(90);
    sync.resolver({ [ALMOCO]: 50 });
    await passar(10);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(50);
  });

  it('who open the same day at once make one order', async () => {
    const servidor = umServidor();
    const um = umaTela(servidor);
    const outro = umaTela(servidor);
    um.digitar({ [ALMOCO]: 3 });
    outro.digitar({ [JANTAR]: 4 });
    await passar(5000);
    expect(servidor.estado.pedido).toMatchObject({ id: 1, campos: { [ALMOCO]: 3, [JANTAR]: 4 } });
  });

  it('see what was typed after the other sent it, and nothing is lost in silence', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { digitar, sync } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    const pedido = servidor.estado.pedido;
    if (pedido) servidor.estado.pedido = { ...pedido, versao: 9, situacao: 'ENVIADO', acoes: [] };
    await passar(2000);
    expect(sync.estado()).toMatchObject({ sobra: { [ALMOCO]: 3 }, visto: { situacao: 'ENVIADO' } });
  });

  it('see too what they finish in a cell that stood open, over the order as it was sent', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const { sync, tela, disco } = umaTela(servidor);
    const pedido = servidor.estado.pedido;
    if (pedido) sync.receber({ ...pedido, versao: 9, situacao: 'ENVIADO', acoes: [] }, 'Rui');
    sync.digitouTarde(tela.campos);
    expect(sync.estado().sobra).toBeNull();
    tela.campos = { ...tela.campos, [ALMOCO]: 35 };
    sync.digitouTarde(tela.campos);
    expect(sync.estado().sobra).toMatchObject({ [ALMOCO]: 35, [JANTAR]: 100 });
    expect(tela.campos[ALMOCO]).toBe(100);
    await passar(20_000);
    expect(servidor.estado.chamadas).toEqual([]);
    expect(disco.rascunho?.sobra).toMatchObject({ [ALMOCO]: 35 });
    sync.largarSobra();
    expect(disco.rascunho).toBeNull();
  });

  it('see it again after the tab was killed, until they have noted it', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const pedido = servidor.estado.pedido;
    if (pedido) servidor.estado.pedido = { ...pedido, versao: 9, situacao: 'ENVIADO', acoes: [] };
    const disco = { rascunho: null as RascunhoLocal | null };
    const antes = umaTela(servidor, disco);
    antes.sync.digitouTarde({ ...antes.tela.campos, [ALMOCO]: 35 });
    const depois = umaTela(servidor, disco);
    if (disco.rascunho?.sobra) depois.sync.sobrar(disco.rascunho.sobra);
    expect(depois.sync.estado().sobra).toMatchObject({ [ALMOCO]: 35 });
    // Values that the order already has are not reported.
    const igual = umaTela(servidor, disco);
    igual.sync.sobrar({ [ALMOCO]: 100 });
    expect(igual.sync.estado().sobra).toBeNull();
    expect(disco.rascunho).toBeNull();
  });
});

describe('two tabs of one person', () => {
  it('follow each other; the one that typed saves', async () => {
    const servidor = umServidor();
    const uma = umaTela(servidor);
    const outra = umaTela(servidor);
    uma.digitar({ [ALMOCO]: 3 });
    for (const recado of uma.tela.recados.splice(0)) outra.sync.ouvir(recado);
    expect(outra.tela.campos[ALMOCO]).toBe(3);
    await passar(2000);
    for (const recado of uma.tela.recados.splice(0)) outra.sync.ouvir(recado);
    await passar(20_000);
    expect(servidor.estado.chamadas).toEqual(['criar']);
    expect(outra.sync.estado()).toMatchObject({ sujo: false, visto: { versao: 1 } });
  });

  it('where the one that typed dies, the other saves', async () => {
    const servidor = umServidor();
    const uma = umaTela(servidor);
    const outra = umaTela(servidor);
    uma.digitar({ [ALMOCO]: 3 });
    const [recado] = uma.tela.recados;
    if (recado) outra.sync.ouvir(recado);
    servidor.estado.rede = false;
    await passar(1500);
    servidor.estado.rede = true;
    await passar(10_000);
    expect(servidor.estado.pedido?.campos[ALMOCO]).toBe(3);
  });
});

describe('sending', () => {
  it('saves first what is typed, then sends once', async () => {
    const servidor = umServidor();
    const { digitar, sync } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    await sync.enviar(envio());
    expect(servidor.estado.chamadas).toEqual(['criar', 'enviar']);
    expect(sync.estado()).toMatchObject({ envio: null, visto: { situacao: 'ENVIADO' }, sobra: null });
  });

  it('asked without a network waits with its key, and happens once', async () => {
    const servidor = umServidor();
    const { digitar, sync, disco } = umaTela(servidor);
    digitar({ [ALMOCO]: 3 });
    await passar(2000);
    servidor.estado.rede = false;
    await sync.enviar(envio('k7')).catch(() => undefined);
    expect(disco.rascunho?.envio?.chave).toBe('k7');
    servidor.estado.rede = true;
    await passar(30_000);
    expect([...servidor.estado.envios.keys()]).toEqual(['k7']);
    expect(disco.rascunho).toBeNull();
  });

  it('whose answer was lost is the same sending after a reload', async () => {
    const servidor = umServidor();
    const disco = { rascunho: null as RascunhoLocal | null };
    const antes = umaTela(servidor, disco);
    antes.digitar({ [ALMOCO]: 3 });
    await passar(2000);
    servidor.estado.perderResposta = true;
    await antes.sync.enviar(envio('k9')).catch(() => undefined);
    antes.sync.fechar();
    const rascunho = disco.rascunho;
    expect(rascunho?.envio?.chave).toBe('k9');
    const depois = umaTela(servidor, disco);
    if (rascunho) depois.sync.retomar(rascunho);
    await passar(30_000);
    expect(servidor.estado.envios.size).toBe(1);
    expect(depois.sync.estado()).toMatchObject({ envio: null, sobra: null, visto: { situacao: 'ENVIADO' } });
  });

  it('refused by a rule is no longer pending, and says why', async () => {
    const servidor = umServidor();
    const { digitar, sync } = umaTela({
      ...servidor,
      enviar: async () => {
        throw new ProblemError(422, { detail: 'Informe o motivo.' });
      },
    });
    digitar({ [ALMOCO]: 3 });
    await sync.enviar(envio()).catch(() => undefined);
    expect(sync.estado()).toMatchObject({ envio: null, fase: 'recusado', erro: { message: 'Informe o motivo.' } });
  });
});

describe('numbers of an earlier visit', () => {
  it('go over the version they were typed on, joined with what changed since', async () => {
    const servidor = umServidor();
    servidor.outro({});
    const disco = { rascunho: null as RascunhoLocal | null };
    const antes = umaTela(servidor, disco);
    servidor.estado.rede = false;
    antes.digitar({ [ALMOCO]: 3 });
    const rascunho = disco.rascunho;
    servidor.estado.rede = true;
    servidor.outro({ [JANTAR]: 80 });
    const depois = umaTela(servidor);
    if (rascunho) depois.sync.retomar(rascunho);
    await passar(5000);
    expect(servidor.estado.pedido?.campos).toMatchObject({ [ALMOCO]: 3, [JANTAR]: 80 });
    expect(depois.tela.campos).toMatchObject({ [ALMOCO]: 3, [JANTAR]: 80 });
  });
});
