import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import {
  aberta,
  chegar,
  concluir,
  conclusao,
  declarar,
  type Fiscalizacao,
  respostas,
} from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('o item que falha de novo (6.4, item 6)', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate numeracao_fiscalizacoes, notificacoes cascade`);
  });

  /** F2 has five points and LEVE in the form. */
  const ITEM = 'F2';
  async function concluirComFalta(id: number): Promise<Fiscalizacao> {
    const foto = declarar();
    await chegar(banco.database, foto);
    const falta = { item: ITEM, resposta: 'NAO_CONFORME' as const, observacao: 'aberto', fotos: [foto.uuid] };
    const feita = await concluir(cliente, 'fiscal', id, conclusao([foto], { respostas: respostas(foto, falta) }));
    expect(feita.status).toBe(200);
    return feita.corpo;
  }
  async function outra({ pedido, refeicao }: Fiscalizacao): Promise<Fiscalizacao> {
    const nova = { origem: 'DENUNCIA', pedidoId: pedido?.id, tipoAlimentacaoId: refeicao.id, observacao: 'de novo' };
    const { status, corpo } = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', nova);
    expect(status).toBe(201);
    return corpo;
  }
  const itemDe = ({ conclusao: versao }: Fiscalizacao): Schemas['ItemCalculado'] | undefined =>
    versao?.calculo.itens.find(({ item }) => item === ITEM);
  const avisos = () =>
    rows<{ texto: string; autoridades: string[] }>(
      banco.database,
      sql`select texto, autoridades from notificacoes where evento = 'ITEM_REINCIDENTE'`,
    );
  /** After two faults, the first of them changed by `quando`. */
  async function depoisDeDuas(quando: SQL): Promise<Fiscalizacao> {
    const primeira = await aberta(cliente, banco.database);
    await concluirComFalta(primeira.id);
    await concluirComFalta((await outra(primeira)).id);
    await banco.database.execute(
      sql`update nao_conformidades_fiscalizacao set ${quando} where fiscalizacao_id = ${primeira.id}`,
    );
    return concluirComFalta((await outra(primeira)).id);
  }

  it('a segunda vez ainda é o grau do item, e ninguém é avisado', async () => {
    const primeira = await aberta(cliente, banco.database);
    expect(itemDe(await concluirComFalta(primeira.id))).toMatchObject({ gravidade: 'LEVE', reincidente: false });
    const segunda = await concluirComFalta((await outra(primeira)).id);
    expect(itemDe(segunda)).toMatchObject({ gravidade: 'LEVE', reincidente: false, pontos: 5 });
    expect(await avisos()).toEqual([]);
  });

  it('a terceira em 30 dias sobe um grau, avisa, e é assim que fica escrita', async () => {
    const terceira = await depoisDeDuas(sql`data = ${addDays(AMANHA, -29)}`);
    expect(itemDe(terceira)).toMatchObject({ gravidade: 'MODERADO', reincidente: true, pontos: 5 });
    expect(await avisos()).toEqual([
      { texto: expect.stringContaining(ITEM), autoridades: expect.arrayContaining(['AL_GESTOR']) },
    ]);
    const escritas = await rows<{ gravidade: string }>(
      banco.database,
      sql`select gravidade from nao_conformidades_fiscalizacao where vigente order by fiscalizacao_id`,
    );
    expect(escritas.map(({ gravidade }) => gravidade)).toEqual(['LEVE', 'LEVE', 'MODERADO']);
  });

  it.each<[string, SQL]>([
    ['há 30 dias, com hoje são 31', sql`data = ${addDays(AMANHA, -30)}`],
    ['depois desta entrega', sql`data = ${addDays(AMANHA, 1)}`],
    ['em outra lotação', sql`lotacao_id = ${ids.acre}`],
    ['com outro fornecedor', sql`fornecedor_id = null`],
    ['em versão que já não vale', sql`vigente = false`],
    ['em outro item', sql`item = 'F1'`],
  ])('a primeira das três %s não conta', async (_, quando) => {
    expect(itemDe(await depoisDeDuas(quando))).toMatchObject({ gravidade: 'LEVE', reincidente: false });
    expect(await avisos()).toEqual([]);
  });

  it('corrigida a mesma fiscalização, ela não conta contra si', async () => {
    const terceira = await depoisDeDuas(sql`data = ${addDays(AMANHA, -30)}`);
    const { respostas: dadas, fotos, assinatura } = terceira.conclusao as Schemas['VersaoFiscalizacao'];
    const fotosDeclaradas = fotos.map(({ uuid, sha256, bytes, contexto }) => ({ uuid, sha256, bytes, contexto }));
    const corpo = { respostas: dadas, fotosDeclaradas, assinatura, clienteUuid: crypto.randomUUID(), motivo: 'o nome' };
    const url = `/fiscalizacoes/${terceira.id}/retificar`;
    const retificada = await cliente.post<Fiscalizacao>('gestora', url, corpo, `"${terceira.versao}"`);
    expect(retificada.status).toBe(200);
    expect(itemDe(retificada.corpo)).toMatchObject({ gravidade: 'LEVE', reincidente: false });
  });
});
