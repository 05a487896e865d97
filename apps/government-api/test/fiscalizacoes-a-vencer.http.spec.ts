import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { FiscalizacoesService } from '../src/fiscalizacoes/fiscalizacoes.service.ts';
import { aberta, concluir, conclusao, declarar, type Fiscalizacao } from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, motivosDe, type Quem, semearCenario } from './pedidos.cenario.ts';
import { emFortaleza, esvaziar } from './recebimentos.cenario.ts';

type Notificacao = components['schemas']['Notificacao'];
type Aberta = Fiscalizacao & { etag: string };

const FISCAL = 5;

describe('a fiscalização que vai perder a janela', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let gestoraId: number;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    const [gestora] = await rows<{ id: number }>(
      banco.database,
      sql`select id from usuarios where nome = 'Gestora Geral'`,
    );
    gestoraId = gestora?.id ?? 0;
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(
      sql`truncate notificacoes, leituras_notificacoes, numeracao_fiscalizacoes restart identity cascade`,
    );
  });

  const olhar = (hora: string) => {
    cliente.em(emFortaleza(hora));
    return cliente.pegar(FiscalizacoesService).avisarDosPrazos();
  };
  const lidas = async (quem: Quem) => {
    const { corpo } = await cliente.get<{ itens: Notificacao[] }>(quem, '/notificacoes?tamanho=100');
    return corpo.itens
      .filter(({ evento, resolvidaEm }) => evento.startsWith('FISCALIZACAO') && resolvidaEm === null)
      .map(({ evento }) => evento);
  };
  const designar = async ({ id, etag }: Pick<Aberta, 'id' | 'etag'>, usuarioId: number | null) => {
    const url = `/fiscalizacoes/${id}/designar`;
    const designada = await cliente.post<Fiscalizacao>('gestora', url, { usuarioId }, etag);
    expect(designada.status).toBe(200);
    return { ...designada.corpo, etag: designada.etag };
  };
  const PENDENTE = ['FISCALIZACAO_PENDENTE'];
  const A_VENCER = ['FISCALIZACAO_A_VENCER'];

  it('avisa meia hora antes do fim, e não antes; é uma só coisa por fazer, dita uma vez', async () => {
    const { numero } = await aberta(cliente, banco.database);
    expect([await olhar('06:29'), await lidas('fiscal')]).toEqual([0, PENDENTE]);
    expect(await olhar('06:30')).toBe(1);
    for (const hora of ['06:30', '06:35', '06:55']) expect(await olhar(hora)).toBe(0);
    for (const quem of ['fiscal', 'solicitante'] as const) expect(await lidas(quem)).toEqual(A_VENCER);
    for (const quem of ['gestora', 'atendimento'] as const) expect(await lidas(quem)).toEqual([]);
    const { corpo } = await cliente.get<{ itens: Notificacao[] }>('fiscal', '/notificacoes?aVer=true&tamanho=10');
    expect(corpo.itens[0]).toMatchObject({
      tipo: 'PENDENCIA',
      titulo: 'Fiscalizar Café da manhã em UPSL 1 até 07:00',
      dataRefeicao: AMANHA,
    });
    expect(corpo.itens[0]?.texto).toContain(`ninguém começou a fiscalização ${numero}`);
    expect(corpo.itens[0]?.texto).toContain('Ninguém foi designado.');
  });

  it('avisa quem foi designado e a lotação; com outra pessoa designada, passa a ela', async () => {
    const dela = await designar(await aberta(cliente, banco.database), gestoraId);
    expect(await olhar('06:35')).toBe(1);
    expect([await lidas('gestora'), await lidas('solicitante')]).toEqual([A_VENCER, A_VENCER]);
    expect(await lidas('fiscal')).toEqual([]);

    const dele = await designar(dela, FISCAL);
    expect(await lidas('gestora')).toEqual([]);
    expect([await olhar('06:40'), await olhar('06:45')]).toEqual([1, 0]);
    expect([await lidas('fiscal'), await lidas('gestora')]).toEqual([A_VENCER, []]);
    expect(await lidas('solicitante')).toEqual(A_VENCER);

    await designar(dele, gestoraId);
    expect(await olhar('06:50')).toBe(1);
    expect([await lidas('fiscal'), await lidas('gestora')]).toEqual([[], A_VENCER]);
  });

  it('designada a quem já não entra no sistema, avisa todos os fiscais', async () => {
    await designar(await aberta(cliente, banco.database), gestoraId);
    await banco.database.execute(sql`update usuarios set ativo = false where id = ${gestoraId}`);
    try {
      expect(await olhar('06:40')).toBe(1);
      expect(await lidas('fiscal')).toEqual(A_VENCER);
    } finally {
      await banco.database.execute(sql`update usuarios set ativo = true where id = ${gestoraId}`);
    }
  });

  it('a que alguém começou não é avisada', async () => {
    const { id, etag } = await aberta(cliente, banco.database);
    expect((await cliente.post('fiscal', `/fiscalizacoes/${id}/iniciar`, {}, etag)).status).toBe(200);
    expect(await olhar('06:40')).toBe(0);
    expect(await lidas('fiscal')).toEqual(PENDENTE);
  });

  it('o sistema que ficou parado não avisa tarde da janela que já terminou, nem repete o que disse', async () => {
    const { id } = await aberta(cliente, banco.database);
    const dela = (quais: SQL) =>
      rows<{ evento: string }>(
        banco.database,
        sql`select evento from notificacoes where assunto = ${`fiscalizacao:${id}`} and ${quais} order by id`,
      );
    const ditas = async () => (await dela(sql`true`)).map(({ evento }) => evento);
    const porFazer = async () => (await dela(sql`resolvida_em is null`)).map(({ evento }) => evento);
    const volta = async (hora: string) => {
      cliente.em(emFortaleza(hora));
      await cliente.tarefas();
      await cliente.tarefas();
    };
    await volta('06:10');
    expect(await ditas()).toEqual(PENDENTE);
    // Three hours with nobody running: the window is over, and the inspection still has to be done or explained.
    await volta('09:10');
    expect([await ditas(), await porFazer()]).toEqual([PENDENTE, PENDENTE]);

    await banco.database.execute(sql`
      update fiscalizacoes set janela_inicio_em = janela_inicio_em + interval '5 hours',
        janela_fim_em = janela_fim_em + interval '5 hours' where id = ${id}`);
    await volta('11:40');
    await volta('14:45');
    expect(await ditas()).toEqual([...PENDENTE, ...A_VENCER]);
    expect(await porFazer()).toEqual(A_VENCER);
  });

  it.each<[string, (uma: Aberta) => Promise<{ status: number }>]>([
    [
      'realizada',
      ({ id }) => {
        const fotos = [declarar()];
        return concluir(cliente, 'fiscal', id, conclusao(fotos));
      },
    ],
    [
      'não realizada',
      ({ id, etag }) => cliente.post('fiscal', `/fiscalizacoes/${id}/nao-realizar`, { motivo: 'Sem acesso' }, etag),
    ],
    [
      'cancelada',
      ({ id, etag }) => cliente.post('gestora', `/fiscalizacoes/${id}/cancelar`, { motivo: 'Aberta em dobro' }, etag),
    ],
    [
      'cancelada com o pedido',
      async ({ pedido }) => {
        const motivoId = (await motivosDe(banco.database))('CANCELAMENTO', 'PEDIDO_INDEVIDO');
        const { etag } = await cliente.get('gestora', `/pedidos/${pedido?.id}`);
        return cliente.post('gestora', `/pedidos/${pedido?.id}/cancelamento`, { motivoId }, etag);
      },
    ],
  ])('%s, o aviso termina e não volta', async (_nome, encerrar) => {
    const uma = await aberta(cliente, banco.database);
    expect(await olhar('06:40')).toBe(1);
    expect((await encerrar(uma)).status).toBeLessThan(300);
    expect([await lidas('fiscal'), await lidas('solicitante')]).toEqual([[], []]);
    expect(await olhar('06:45')).toBe(0);
  });
});
