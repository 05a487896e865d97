import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { empresas } from '../src/demonstracao/cadastros.table.ts';
import { semear } from '../src/demonstracao/demonstracao.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

describe('a demonstração', () => {
  const servidor = prepararServidor();
  const consultar = <Linha extends Record<string, unknown>>(consulta: string) =>
    rows<Linha>(servidor.database, sql.raw(consulta));

  it('tem dez lotações de quatro tipos e gente de todos os perfis, uma pessoa bloqueada', async () => {
    expect(await consultar('select tipo, count(*)::int as n from lotacoes group by tipo order by tipo')).toEqual([
      { tipo: 'ABRIGO', n: 1 },
      { tipo: 'DELEGACIA', n: 3 },
      { tipo: 'SOCIOEDUCATIVO', n: 1 },
      { tipo: 'UNIDADE_PRISIONAL', n: 5 },
    ]);
    const [pessoas] = await consultar(`select count(*)::int as n, count(distinct lotacao_id)::int as lotacoes,
      bool_and(matricula ~ '^[0-9]{6}$') as matriculas from usuarios where not sistema`);
    expect(pessoas).toEqual({ n: 8, lotacoes: 2, matriculas: true });
  });

  it('tem sessenta dias de efetivo até hoje, um passo de até três internos por dia', async () => {
    const [historico] = await consultar(
      `select count(*)::int as n, min(data)::text as de, max(data)::text as ate from efetivos_diarios`,
    );
    expect(historico).toEqual({ n: 600, de: dia(-59), ate: dia(0) });
    const [passos] =
      await consultar(`select max(abs(passo))::int as maior, count(*) filter (where passo <> 0)::int > 300 as variam
      from (select internos - lag(internos) over (partition by lotacao_id order by data) as passo from efetivos_diarios) p`);
    expect(passos).toEqual({ maior: 3, variam: true });
  });

  it('toda lotação tem contrato e programação em cada dia do histórico e hoje', async () => {
    const [faltas] = await consultar(`
      select count(*) filter (where c.id is null)::int as contratos, count(*) filter (where p.id is null)::int as programacoes
      from lotacoes l
      cross join generate_series('${dia(-59)}'::date, '${dia(0)}'::date, interval '1 day') d
      left join contratos_lotacoes c on c.lotacao_id = l.id and daterange(c.inicio, c.fim, '[]') @> d::date
      left join programacoes p on p.lotacao_id = l.id and daterange(p.vigencia_inicio, p.vigencia_fim, '[]') @> d::date`);
    expect(faltas).toEqual({ contratos: 0, programacoes: 0 });
  });

  it('os CNPJs inventados têm dígitos que conferem', () => {
    const digito = (base: string) => {
      const pesos = base.length === 12 ? '543298765432' : '6543298765432';
      const resto = [...base].reduce((soma, algarismo, i) => soma + Number(algarismo) * Number(pesos[i]), 0) % 11;
      return String(resto < 2 ? 0 : 11 - resto);
    };
    for (const { cnpj } of empresas) {
      const base = cnpj.slice(0, 12);
      expect(cnpj).toBe(base + digito(base) + digito(base + digito(base)));
    }
  });

  it('não se faz de novo onde já há dados', async () => {
    expect(await semear(servidor.app)).toBe(false);
  });
});
