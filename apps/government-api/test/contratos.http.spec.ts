import { eq } from 'drizzle-orm';
import { contratos, contratosLotacoes } from '../src/contratos/contratos.schema.ts';
import { ContratosService, chavePreco } from '../src/contratos/contratos.service.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

describe('contratos, refeições e públicos', () => {
  const servidor = prepararServidor();

  it('lista com situação, fornecedor e lotações atendidas hoje', async () => {
    const { body } = await servidor.como('atendimento').get('/ms-alipen/contratos').expect(200);
    const linhas = body.itens.map((c: Record<string, unknown>) => [c.numero, c.situacao, c.fornecedor, c.lotacoes]);
    expect(linhas).toEqual([
      ['007/2024', 'VENCIDO', 'Sabor do Cocal', 0],
      ['012/2025', 'A_VENCER', 'Ágile Alimentação', 2],
      ['034/2026', 'VIGENTE', 'Sabor do Cocal', 4],
      ['051/2026', 'VIGENTE', 'Boa Mesa do Norte', 5],
      ['090/2026', 'VIGENTE', 'Ágile Alimentação', 0],
    ]);
  });

  it('acha pelo número e detalha os preços em centavos', async () => {
    const { body } = await servidor.como('gestora').get('/ms-alipen/contratos?numero=012/2025').expect(200);
    expect(body.total).toBe(1);
    const { body: um } = await servidor.como('gestora').get(`/ms-alipen/contratos/${body.itens[0].id}`).expect(200);
    expect(um).toMatchObject({ vigenciaFim: dia(25), cnpj: '90001000000107', processo: '2025.110215.00077' });
    expect(um.itens).toHaveLength(8);
    expect(um.itens[0]).toMatchObject({
      tipoAlimentacaoId: 1,
      tipoPublicoId: 1,
      precoCentavos: 345,
      quantidadeContratada: 260_000,
    });
    const soma = um.itens.reduce(
      (s: number, i: { precoCentavos: number; quantidadeContratada: number }) =>
        s + i.precoCentavos * i.quantidadeContratada,
      0,
    );
    expect(um.valorTotalCentavos).toBe(soma);
    expect((await servidor.como('gestora').get('/ms-alipen/contratos/9999')).status).toBe(404);
    expect((await servidor.como('gestora').get('/ms-alipen/contratos?numero=x')).body.itens).toEqual([]);
  });

  it('acha só os contratos perguntados, e recusa o que não é uma lista deles', async () => {
    const gestora = servidor.como('gestora');
    const { body: todos } = await gestora.get('/ms-alipen/contratos').expect(200);
    const [, segundo, , quarto] = todos.itens;
    const { body } = await gestora.get(`/ms-alipen/contratos?contratos=${quarto.id},${segundo.id},9999`).expect(200);
    expect([body.itens, body.total]).toEqual([[segundo, quarto], 2]);
    for (const lista of ['', '0', '1,', 'x', Array(101).fill('1').join(',')])
      await gestora.get(`/ms-alipen/contratos?contratos=${lista}`).expect(422);
  });

  it('o vigente acaba à meia-noite: vale no último dia e não no seguinte', async () => {
    const service = servidor.app.get(ContratosService);
    const [unidade] = await servidor.database.select().from(lotacoes).where(eq(lotacoes.codigo, 'UPSL-1'));
    const id = unidade?.id ?? 0;
    const noFim = await service.vigente(servidor.database, id, dia(25));
    expect(noFim.contratos).toMatchObject([{ numero: '012/2025', fornecedor: 'Ágile Alimentação' }]);
    expect([noFim.precos.get(chavePreco(3, 2)), noFim.porRefeicao.get(3)?.numero]).toEqual([1490, '012/2025']);
    expect(noFim.precos.get(chavePreco(6, 1))).toBeUndefined();
    expect((await service.vigente(servidor.database, id, dia(26))).contratos).toEqual([]);
    await servidor.database
      .update(contratos)
      .set({ encerradoEm: dia(3) })
      .where(eq(contratos.numero, '012/2025'));
    expect((await service.vigente(servidor.database, id, dia(3))).contratos).toHaveLength(1);
    expect((await service.vigente(servidor.database, id, dia(4))).contratos).toEqual([]);
  });

  it('uma lotação não tem dois fornecedores na mesma refeição e dia', async () => {
    const [atual] = await servidor.database.select().from(contratosLotacoes).limit(1);
    const { lotacaoId = 0, tipoAlimentacaoId = 0, inicio = '' } = atual ?? {};
    const outro = { lotacaoId, tipoAlimentacaoId, contratoId: 5, inicio, fim: inicio };
    await expect(servidor.database.insert(contratosLotacoes).values(outro)).rejects.toMatchObject({
      cause: { code: '23P01' },
    });
  });

  it('refeições e públicos vêm na ordem, e os inativos só a pedido', async () => {
    const { body } = await servidor.como('fiscal').get('/ms-alipen/tipos-alimentacao').expect(200);
    expect(body.map(({ nome }: { nome: string }) => nome)).toEqual(['Café da manhã', 'Almoço', 'Lanche', 'Jantar']);
    expect(body[0]).toMatchObject({
      id: 1,
      nome: 'Café da manhã',
      sigla: 'CAFÉ',
      ordem: 10,
      horaLimitePedido: '18:00',
      diasAntecedencia: 1,
      entregaInicio: '06:00',
      entregaFim: '07:00',
      ativo: true,
    });
    expect((await servidor.como('fiscal').get('/ms-alipen/tipos-alimentacao?inativos=true')).body).toHaveLength(7);
    const publicos = await servidor.como('fiscal').get('/ms-alipen/tipos-publico').expect(200);
    expect(publicos.body.map((p: { nome: string; baseConferencia: string }) => [p.nome, p.baseConferencia])).toEqual([
      ['Interno', 'EFETIVO_INTERNO'],
      ['Servidor', 'EFETIVO_SERVIDOR'],
    ]);
    expect((await servidor.como('fiscal').get('/ms-alipen/tipos-publico?inativos=true')).body).toHaveLength(7);
    expect((await servidor.como('fiscal').get('/ms-alipen/tipos-publico?inativos=talvez')).status).toBe(422);
  });
});
