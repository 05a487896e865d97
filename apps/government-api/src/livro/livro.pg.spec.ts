import { sql } from 'drizzle-orm';
import { checkConsistency, checkLedger, checkPaper } from '../../../../scripts/conferir-livro.mjs';
import { semearCadeia } from '../../test/cadeia.cenario.ts';
import { prepararBanco } from '../../test/kit/banco.ts';
import { ids, semearCenario } from '../../test/pedidos.cenario.ts';
import { Clock } from '../clock/clock.ts';
import { rows } from '../database/database.ts';
import { LivroLeituraService } from './livro.leitura.service.ts';
import { LivroRepository } from './livro.repository.ts';
import { LivroService } from './livro.service.ts';

const DIAS = 120;
/** A closing and two signatures a day. */
const FOLHAS = DIAS * 3;

describe('o livro de registro', () => {
  const banco = prepararBanco();
  const repository = new LivroRepository();
  const clock = Object.assign(new Clock(), { now: () => new Date('2026-07-01T12:00:00Z') });
  const livro = () => new LivroService(banco.database, repository, clock);
  const leitura = () => new LivroLeituraService(banco.database, repository, livro());
  const folhas = async () => (await leitura().folhas(0, 5_000)).itens.map(({ texto }) => texto);
  const atos = async () =>
    (await rows<{ texto: string }>(banco.database, sql`select texto from livro_atos`)).map(({ texto }) => texto);
  let guardado = { key: '', before: '' };

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearCadeia(banco.database, DIAS);
  });

  it('antes da primeira folha não tem selo, e diz quantas esperam', async () => {
    expect(await leitura().obter()).toEqual({
      ...{ tamanho: 0, raiz: null, selo: null, chave: null, seladoEm: null },
      esperando: FOLHAS,
    });
  });

  it('dá lugar a cada ato uma vez, ainda que dois juntem ao mesmo tempo, e sela', async () => {
    expect((await Promise.all([livro().juntar(), livro().juntar()])).toSorted((a, b) => a - b)).toEqual([0, FOLHAS]);
    const { tamanho, selo, chave, esperando } = await leitura().obter();
    expect([tamanho, esperando]).toEqual([FOLHAS, 0]);
    guardado = { key: chave ?? '', before: selo ?? '' };
    const conferido = checkLedger({ ...guardado, after: guardado.before, leaves: await folhas(), acts: await atos() });
    expect(conferido).toEqual({ folhas: FOLHAS, desde: FOLHAS });
    expect(await leitura().conferir()).toEqual({ diferencas: [] });
  });

  it('a reabertura é uma folha nova, e o selo guardado continua a conferir', async () => {
    const motivo = sql`(select min(id) from motivos)`;
    await banco.database.execute(sql`
      update fechamentos_mapa set situacao = 'REABERTO', reaberto_em = now(), reaberto_por = 1, motivo_id = ${motivo}, motivo = 'erro'
      where sequencia = 7`);
    expect(await livro().juntar()).toBe(1);
    expect((await folhas()).at(-1)).toMatch(/^reabertura lotacao=\d+ data=2026-01-07 versao=1 hash=[0-9a-f]{64}$/);
    const answer = await leitura().consistencia(FOLHAS);
    expect(checkConsistency({ ...guardado, answer })).toEqual({ folhas: FOLHAS + 1, desde: FOLHAS });
  });

  it('prova um papel pelo código, e não conhece o que ninguém imprimiu', async () => {
    const [{ codigo = '' } = {}] = await rows<{ codigo: string }>(
      banco.database,
      sql`select codigo from fechamentos_mapa where sequencia = 7 and lotacao_id = ${ids.upsl}`,
    );
    const answer = await leitura().papel(` ${codigo.toLowerCase().replaceAll('-', ' ')} `);
    expect(answer.folhas.map(({ texto }) => texto.split(' ')[0])).toEqual([
      ...['fechamento', 'assinatura-do-mapa', 'assinatura-do-mapa', 'reabertura'],
    ]);
    expect(checkPaper({ ...guardado, answer })).toEqual({ folhas: 4, desde: FOLHAS + 1 });
    await expect(leitura().papel('M-7777-7777-7777-7777-7777-7777-7777')).rejects.toThrow('Nenhum papel');
    await expect(leitura().papel('qualquer coisa')).rejects.toThrow('Nenhum papel');
  });

  it('diz em palavras a quem guardou um selo maior do que o livro', async () => {
    await expect(leitura().consistencia(FOLHAS + 100)).rejects.toThrow('um livro nunca diminui');
  });

  it('ninguém o muda, e o que o dono do banco mudar nos registros aparece na conferência', async () => {
    for (const proibido of [
      "update livro_folhas set texto = 'x'",
      'delete from livro_folhas',
      'delete from livro_selos',
    ])
      await expect(banco.database.execute(sql.raw(proibido))).rejects.toThrow();
    await banco.database.execute(sql`alter table fechamentos_mapa disable trigger fechamentos_so_crescem`);
    await banco.database.execute(sql`update fechamentos_mapa set hash = repeat('0', 64) where sequencia = 9`);
    const { diferencas } = await leitura().conferir();
    expect(diferencas.map(({ onde, texto }) => [onde, texto.slice(0, 12)]).toSorted()).toEqual([
      ...[
        ['SO_NAS_TABELAS', 'assinatura-d'],
        ['SO_NAS_TABELAS', 'assinatura-d'],
        ['SO_NAS_TABELAS', 'fechamento l'],
      ],
      ...[
        ['SO_NO_LIVRO', 'assinatura-d'],
        ['SO_NO_LIVRO', 'assinatura-d'],
        ['SO_NO_LIVRO', 'fechamento l'],
      ],
    ]);
  });
});
