import { sql } from 'drizzle-orm';
import { semearCadeia } from '../test/cadeia.cenario.ts';
import { prepararBanco } from '../test/kit/banco.ts';
import { ids, semearCenario } from '../test/pedidos.cenario.ts';
import { CadeiaService } from './fechamento-do-mapa/cadeia.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa/fechamento-do-mapa.repository.ts';
import { lerArgumentos, type Pedido, verificar } from './verificar-relatorio.ts';

describe('npm run verificar -- cadeia', () => {
  const banco = prepararBanco();
  const rodar = async (pedido: Partial<Pedido> = {}) => {
    const { database } = banco;
    const cadeia = new CadeiaService(database, new FechamentoDoMapaRepository(), undefined as never);
    const linhas: string[] = [];
    const lido = { lotacao: undefined, ano: undefined, ...pedido };
    return {
      codigo: await verificar({ database, cadeia }, lido, linha => linhas.push(linha)),
      dito: linhas.join('\n'),
    };
  };

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearCadeia(banco.database, 5);
    await banco.database.execute(sql`alter table fechamentos_mapa disable trigger fechamentos_so_crescem`);
  });

  it('íntegra, termina com 0 e diz quanto conferiu', async () => {
    expect(await rodar()).toEqual({ codigo: 0, dito: 'A cadeia está íntegra: 5 fechamentos de 1 lotação.' });
    expect(await rodar({ lotacao: ids.acre })).toEqual({
      codigo: 0,
      dito: 'A cadeia está íntegra: 0 fechamentos de 0 lotações.',
    });
  });

  it('um número trocado: diz a lotação, o dia, o que mudou, e termina com 1', async () => {
    await banco.database.execute(
      sql`update fechamentos_mapa set conteudo = jsonb_set(conteudo, '{colunas,2,aceita}', '999') where data = '2026-01-03'`,
    );
    const { codigo, dito } = await rodar();
    expect(codigo).toBe(1);
    expect(dito).toContain(`(lotação ${ids.upsl}): 1 falha`);
    expect(dito).toContain(
      '  03/01/2026, versão 1, n.º 3 da cadeia. Refeição 2 · Interno, aceita: O valor guardado, “999”, não é o que foi fechado.',
    );
    expect(dito).toContain('A cadeia foi adulterada em 1 lotação; conferi 5 fechamentos de 1 lotação.');
    expect((await rodar({ lotacao: ids.upsl, ano: 2026 })).codigo).toBe(1);
    expect((await rodar({ ano: 2025 })).codigo).toBe(0);
  });

  it('uma linha apagada: diz depois de qual falta', async () => {
    await banco.database.execute(sql`alter table assinaturas_mapa disable trigger all`);
    await banco.database.execute(
      sql`delete from assinaturas_mapa where fechamento_id in (select id from fechamentos_mapa where data = '2026-01-04')`,
    );
    await banco.database.execute(sql`delete from fechamentos_mapa where data = '2026-01-04'`);
    const { codigo, dito } = await rodar();
    expect(codigo).toBe(1);
    expect(dito).toContain('05/01/2026, versão 1, n.º 5 da cadeia. Ordem na cadeia: Falta o fechamento n.º 4');
  });

  it('o que não se entende não é executado', () => {
    expect(lerArgumentos(['cadeia', '--lotacao', '12', '--ano', '2026'])).toEqual({ lotacao: 12, ano: 2026 });
    for (const args of [[], ['corrente'], ['cadeia', 'x'], ['cadeia', '--lotacao', 'abc'], ['cadeia', '--ano', '-1']])
      expect(lerArgumentos(args)).toBeUndefined();
  });
});
