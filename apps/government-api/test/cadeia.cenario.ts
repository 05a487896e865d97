import { addDays } from '../src/clock/clock.ts';
import type { Database } from '../src/database/database.ts';
import { GENESE, hashDaAssinatura, hashDe, selosDe } from '../src/fechamento-do-mapa/cadeia.rules.ts';
import { FechamentoDoMapaRepository } from '../src/fechamento-do-mapa/fechamento-do-mapa.repository.ts';
import { novoCodigo } from '../src/fechamentos/codigo.rules.ts';
import type { Conteudo } from '../src/fechamentos/conteudo.rules.ts';
import { ids } from './pedidos.cenario.ts';

/** `dias` days of one unit from 1 January 2026, each closed and signed by two people. */
export async function semearCadeia(database: Database, dias: number): Promise<void> {
  const repository = new FechamentoDoMapaRepository();
  let hashAnterior = GENESE;
  for (let dia = 0; dia < dias; dia += 1) {
    const conteudo = conteudoDe(dia);
    const { data, sequencia, codigo } = conteudo;
    const selos = selosDe(conteudo);
    const hash = hashDe(hashAnterior, selos, conteudo);
    const fechadoEm = new Date(conteudo.fechadoEm);
    const chaves = { lotacaoId: ids.upsl, data, versao: 1, sequencia, codigo, fechadoEm, fechadoPor: 1 };
    const selado = { situacao: 'ASSINADO', conteudo, selos, hash, hashAnterior } as const;
    const id = await repository.insert(database, { ...chaves, ...selado });
    for (const papel of ['RESPONSAVEL_UNIDADE', 'FISCAL'] as const) {
      const quem = { papel, nome: 'Sônia Solicitante', matricula: '100002', cargo: null, em: fechadoEm };
      const assinatura = { ...quem, fechamentoId: id, usuarioId: 1, hash: hashDaAssinatura(hash, quem) };
      await repository.sign(database, assinatura);
    }
    hashAnterior = hash;
  }
}

function conteudoDe(dia: number): Conteudo {
  const data = addDays('2026-01-01', dia);
  return {
    esquema: 1,
    lotacao: { id: ids.upsl, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' },
    data,
    versao: 1,
    sequencia: dia + 1,
    codigo: novoCodigo(),
    fechadoEm: `${data}T12:00:00.000Z`,
    fechadoPor: { nome: 'Sônia Solicitante', matricula: '100002' },
    efetivo: { internos: 340 + (dia % 7), servidores: 40 },
    // Four meals for two publics, as in the field.
    colunas: Array.from({ length: 8 }, (_, n) => ({
      tipoAlimentacaoId: Math.floor(n / 2) + 1,
      tipoPublicoId: (n % 2) + 1,
      refeicao: `Refeição ${Math.floor(n / 2) + 1}`,
      publico: n % 2 ? 'Servidor' : 'Interno',
      solicitada: 345,
      confirmada: 345,
      entregue: 345,
      aceita: 345 - (dia % 3),
      precoCentavos: 1450,
      diferenca: dia % 5,
    })),
    valores: {
      brutoCentavos: 4_000_000 + dia,
      glosaCentavos: 0,
      descontoCentavos: 0,
      liquidoCentavos: 4_000_000 + dia,
    },
    contratos: [{ numero: '12/2026', fornecedor: 'Boa Mesa', brutoCentavos: 4_000_000, liquidoCentavos: 4_000_000 }],
    execucao: { atrasoMin: 5, recusadas: 0, nota: 950, pontos: 0, ocorrencias: 0 },
    anotacoes: [],
    pedidos: [{ numero: '2026-000001', tipo: 'PROGRAMADO' }],
    dispensas: [],
    alertas: [],
  };
}
