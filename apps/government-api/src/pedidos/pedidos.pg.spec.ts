import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { ids, semearCenario } from '../../test/pedidos.cenario.ts';
import { historicoPedido, itensPedido } from './pedidos.schema.ts';
import { PedidosRepository } from './registro/pedidos.repository.ts';

const agora = new Date('2026-11-20T14:00:00Z');
const novo = (mudanca: object = {}) => ({
  numero: '2026-000001',
  lotacaoId: ids.upsl,
  dataRefeicao: '2026-11-21',
  tipo: 'PROGRAMADO' as const,
  situacao: 'RASCUNHO' as const,
  foraDoPrazo: false,
  prazoLimiteEm: agora,
  totalRefeicoes: 0,
  criadoEm: agora,
  criadoPor: 1,
  alteradoEm: agora,
  alteradoPor: 1,
  versao: 1,
  ...mudanca,
});

const enviado = (mudanca: object) =>
  novo({
    situacao: 'ENVIADO',
    contratoId: 1,
    fornecedor: 'Boa Mesa',
    valorPrevistoCentavos: 0,
    enviadoEm: agora,
    enviadoPor: 1,
    ...mudanca,
  });

describe('as tabelas dos pedidos', () => {
  const banco = prepararBanco();
  const repository = new PedidosRepository();
  const causa = async (promessa: Promise<unknown>) => {
    const error = await promessa.then(
      () => undefined,
      (falha: unknown) => falha,
    );
    return error instanceof Error ? `${error.message} ${error.cause}` : 'nenhuma';
  };

  beforeAll(() => semearCenario(banco.database), 60_000);
  beforeEach(() => banco.database.execute(sql.raw('truncate pedidos, numeracao_pedidos restart identity cascade')));

  it('guardam um pedido vivo por lotação, dia e tipo', async () => {
    expect(await repository.insert(banco.database, novo())).toBe(1);
    expect(await repository.insert(banco.database, novo({ numero: '2026-000002' }))).toBeNull();
    const vivo = { id: 1, numero: '2026-000001', tipo: 'PROGRAMADO', situacao: 'RASCUNHO' };
    expect(await repository.livingOfDay(banco.database, ids.upsl, '2026-11-21')).toEqual([vivo]);
    expect(await repository.livingOfDay(banco.database, ids.acre, '2026-11-21')).toEqual([]);
  });

  it('numeram por ano, sem buracos', async () => {
    const numeros = [];
    for (const ano of [2026, 2026, 2027, 2026]) numeros.push(await repository.nextNumber(banco.database, ano));
    expect(numeros).toEqual(['2026-000001', '2026-000002', '2027-000001', '2026-000003']);
    const desfeita = banco.database.transaction(async tx => {
      await repository.nextNumber(tx, 2026);
      throw new Error('desistiu');
    });
    await expect(desfeita).rejects.toThrow('desistiu');
    expect(await repository.nextNumber(banco.database, 2026)).toBe('2026-000004');
  });

  it('recusam quantidade fora de 0 a 9.999, mesmo que o código deixasse', async () => {
    await repository.insert(banco.database, novo());
    const item = (quantidadeSolicitada: number) =>
      banco.database
        .insert(itensPedido)
        .values({ pedidoId: 1, tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidadeProgramada: 0, quantidadeSolicitada });
    expect(await causa(Promise.resolve(item(-1)))).toMatch(/check/);
    expect(await causa(Promise.resolve(item(10_000)))).toMatch(/check/);
    expect(await causa(Promise.resolve(item(9999)))).toBe('nenhuma');
  });

  it('não aceitam pedido enviado sem a trilha, nem emergencial sem motivo', async () => {
    expect(await causa(repository.insert(banco.database, novo({ situacao: 'ENVIADO' })))).toMatch(/check/);
    expect(await causa(repository.insert(banco.database, enviado({ tipo: 'EMERGENCIAL' })))).toMatch(/check/);
  });

  it('o histórico só cresce', async () => {
    await repository.insert(banco.database, novo());
    const linha = { pedidoId: 1, em: agora, usuarioId: 1, evento: 'criar' as const, para: 'RASCUNHO' as const };
    await repository.addHistory(banco.database, [{ ...linha, alteracoes: [] }]);
    const apagar = banco.database.delete(historicoPedido);
    const mudar = banco.database.update(historicoPedido).set({ usuarioId: 2 });
    expect(await causa(Promise.resolve(apagar))).toMatch(/only grows/);
    expect(await causa(Promise.resolve(mudar))).toMatch(/only grows/);
    expect(await repository.historyOf(banco.database, 1)).toHaveLength(1);
  });

  it('a mudança de situação exige a versão e a situação que se viu', async () => {
    await repository.insert(banco.database, novo());
    const mudar = (versao: number, de: string[]) =>
      repository.transition(banco.database, { id: 1, versao, de }, { observacao: 'x' });
    expect(await mudar(2, ['RASCUNHO'])).toBeUndefined();
    expect(await mudar(1, ['ENVIADO'])).toBeUndefined();
    expect(await mudar(1, ['RASCUNHO'])).toBe('Gestora Geral');
    expect(await mudar(1, ['RASCUNHO'])).toBeUndefined();
    expect((await repository.findById(banco.database, 1))?.pedido.versao).toBe(2);
  });
});
