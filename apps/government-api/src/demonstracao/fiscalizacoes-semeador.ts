import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import { rows, type Transaction } from '../database/database.ts';
import { faltasDe, resumoDe } from '../fiscalizacoes/conclusao/conclusao.rules.ts';
import { type SituacaoFiscalizacao, situacoesRealizadas } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import {
  fiscalizacoes,
  fotosFiscalizacao,
  historicoFiscalizacao,
  naoConformidadesFiscalizacao,
  numeracaoFiscalizacoes,
  versoesFiscalizacao,
} from '../fiscalizacoes/fiscalizacoes.schema.ts';
import { type ConteudoFormulario, calcular } from '../formularios/formularios.service.ts';
import type { Dia, Semeador } from './demonstracao.service.ts';
import { LIMITES, type Publicos, respostasDe, situacaoDe } from './fiscalizacoes.rules.ts';
import { uuidDe } from './uuid.rules.ts';

type Entrega = {
  pedidoId: number;
  tipoAlimentacaoId: number;
  lotacaoId: number;
  data: string;
  contratoId: number;
  fornecedorId: number;
  inicio: string;
  fim: string;
  atrasoMin: number | null;
  publicos: Publicos;
};
type Contexto = Dia & { fiscalId: number; formularioId: number; formulario: ConteudoFormulario };

const MINUTO = 60_000;
const DIAS = 20;

export const fiscalizacoesDeDemonstracao: Semeador = {
  nome: 'fiscalizações',
  async semear(tx, dia) {
    const contexto = await contextoDe(tx, dia);
    const entregas = await entregasDe(tx, dia.hoje);
    if (!entregas.length) return;
    const ano = Number(dia.hoje.slice(0, 4));
    const prontas = entregas.map((entrega, n) => {
      const ordem = n + 1;
      return aprontar(entrega, { ...contexto, ordem, numero: `F${ano}-${String(ordem).padStart(6, '0')}` });
    });
    await gravar(tx, prontas);
    await tx.insert(numeracaoFiscalizacoes).values({ ano, ultimo: prontas.length });
  },
};

async function contextoDe(tx: Transaction, dia: Dia): Promise<Contexto> {
  const [lido] = await rows<Omit<Contexto, keyof Dia | 'formulario'> & ConteudoFormulario>(
    tx,
    sql`select (select min(id) from usuarios where 'AL_FISCAL' = any(authorities)) as "fiscalId", f.id as "formularioId",
          f.titulo, f.secoes, f.faixas_desconto as "faixasDesconto", f.notas
        from formularios f where f.contrato_id is null order by f.versao desc limit 1`,
  );
  if (!lido) throw new Error('the demonstration needs the default form');
  const { fiscalId, formularioId, ...formulario } = lido;
  return { fiscalId, formularioId, formulario, ...dia };
}

/** One delivery per unit every second day, and each unit's first of today. The same at each start. */
function entregasDe(tx: Transaction, hoje: string): Promise<Entrega[]> {
  return rows<Entrega>(
    tx,
    sql`select * from (
          select p.id as "pedidoId", t.id as "tipoAlimentacaoId", p.lotacao_id as "lotacaoId", p.data_refeicao::text as data,
            min(i.contrato_id) as "contratoId", min(c.fornecedor_id) as "fornecedorId",
            ((p.data_refeicao + t.entrega_inicio) at time zone l.fuso_horario)::text as inicio,
            ((p.data_refeicao + t.entrega_fim) at time zone l.fuso_horario)::text as fim,
            (select r.atraso_min from recebimentos r
              where r.pedido_id = p.id and r.tipo_alimentacao_id = t.id and r.vigente and r.entrega = 1) as "atrasoMin",
            json_agg(json_build_object('tipoPublicoId', i.tipo_publico_id, 'confirmada', i.quantidade_confirmada)
              order by i.tipo_publico_id) as publicos,
            row_number() over (partition by p.id order by md5(p.numero || t.nome)) as vez
          from pedidos p join lotacoes l on l.id = p.lotacao_id
          join itens_pedido i on i.pedido_id = p.id and i.quantidade_confirmada > 0
          join contratos c on c.id = i.contrato_id
          join tipos_alimentacao t on t.id = i.tipo_alimentacao_id and t.peso_minimo_g is not null
          where p.data_refeicao between ${addDays(hoje, -DIAS)}::date and ${hoje}::date and p.tipo in ('PROGRAMADO', 'AVULSO')
            and p.situacao in ('CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL')
            and ((p.data_refeicao - ${hoje}::date) % 2 = 0 or p.data_refeicao = ${hoje}::date)
          group by p.id, t.id, l.id
        ) d where vez = 1 order by data, "pedidoId"`,
  );
}

type Numerada = Contexto & { ordem: number; numero: string };
type Pronta = ReturnType<typeof aprontar>;

function aprontar(entrega: Entrega, contexto: Numerada) {
  const { ordem, numero } = contexto;
  const janelaFimEm = new Date(entrega.fim);
  const situacao = situacaoEm(entrega, contexto);
  const concluida = situacoesRealizadas.includes(situacao);
  const realizadaEm = new Date(janelaFimEm.getTime() + 10 * MINUTO);
  const acaso = parseInt(createHash('md5').update(numero).digest('hex').slice(0, 4), 16);
  const respostas = respostasDe(acaso, entrega.publicos);
  const calculo = calcular(contexto.formulario, respostas, {
    limites: LIMITES,
    atrasoMin: entrega.atrasoMin ?? 0,
    fimDaJanelaMin: null,
    confirmadas: entrega.publicos,
    consumoMin: 0,
    anteriores: new Map(),
    coletaEm: realizadaEm,
  });
  const faltando = situacao === 'AGUARDANDO_FOTOS' ? 1 : 0;
  return { entrega, ordem, numero, situacao, concluida, realizadaEm, respostas, calculo, faltando, contexto };
}

function situacaoEm({ data, inicio }: Entrega, { hoje, agora, ordem }: Numerada): SituacaoFiscalizacao {
  if (data !== hoje) return situacaoDe(ordem);
  return ordem % 4 === 0 && new Date(inicio) <= agora ? 'EM_ANDAMENTO' : 'PENDENTE';
}

const MOTIVOS: Partial<Record<SituacaoFiscalizacao, string>> = {
  NAO_REALIZADA: 'Movimentação de internos na hora da entrega.',
  CANCELADA: 'O pedido foi cancelado.',
};

function linhaDe({ entrega, ordem, numero, situacao, concluida, realizadaEm, calculo, faltando, contexto }: Pronta) {
  const { fiscalId, formularioId, formulario } = contexto;
  const { lotacaoId, data, pedidoId, tipoAlimentacaoId, contratoId, fornecedorId } = entrega;
  const [janelaInicioEm, janelaFimEm] = [new Date(entrega.inicio), new Date(entrega.fim)];
  const comecada = concluida || situacao === 'EM_ANDAMENTO';
  return {
    ...{ lotacaoId, data, pedidoId, tipoAlimentacaoId, contratoId, fornecedorId },
    criadaEm: janelaInicioEm,
    criadaPor: 0,
    alteradaEm: concluida ? realizadaEm : janelaInicioEm,
    alteradaPor: fiscalId,
    numero,
    situacao,
    origem: ordem % 5 === 0 ? ('AMOSTRAGEM' as const) : ('ROTINA' as const),
    janelaInicioEm,
    janelaFimEm,
    limites: LIMITES,
    fiscalId: situacao === 'PENDENTE' || situacao === 'CANCELADA' ? null : fiscalId,
    iniciadaEm: comecada ? janelaInicioEm : null,
    formularioId: comecada ? formularioId : null,
    motivo: MOTIVOS[situacao] ?? null,
    ...(concluida && {
      ...resumoDe(formulario, calculo),
      versaoVigente: 1,
      realizadaEm,
      fotos: faltando,
      fotosFaltando: faltando,
    }),
  };
}

/** One insert per table, because a call costs more than its rows. */
async function gravar(tx: Transaction, prontas: readonly Pronta[]): Promise<void> {
  const feitas = await tx
    .insert(fiscalizacoes)
    .values(prontas.map(linhaDe))
    .returning({ id: fiscalizacoes.id, numero: fiscalizacoes.numero });
  const ids = new Map(feitas.map(({ id, numero }) => [numero, id]));
  const comId = prontas.map(pronta => ({ ...pronta, id: ids.get(pronta.numero) ?? 0 }));
  const concluidas = comId.filter(({ concluida }) => concluida);
  await tx.insert(historicoFiscalizacao).values(comId.flatMap(passosDe));
  if (!concluidas.length) return;
  await tx.insert(versoesFiscalizacao).values(concluidas.map(versaoDe));
  const faltas = concluidas.flatMap(({ id, entrega, calculo }) => faltasDe({ id, ...entrega }, 1, calculo));
  if (faltas.length) await tx.insert(naoConformidadesFiscalizacao).values(faltas);
  const semFoto = concluidas.filter(({ faltando }) => faltando);
  if (semFoto.length) await tx.insert(fotosFiscalizacao).values(semFoto.map(fotoQueFalta));
}

function passosDe({ id, entrega, concluida, situacao, realizadaEm, calculo, contexto }: Pronta & { id: number }) {
  const comum = { fiscalizacaoId: id };
  const em = new Date(entrega.inicio);
  const aberta = { ...comum, evento: 'abrir' as const, de: null, para: 'PENDENTE' as const, em, usuarioId: 0 };
  if (!concluida) return [aberta];
  return [
    aberta,
    {
      ...comum,
      evento: 'concluir' as const,
      de: 'PENDENTE' as const,
      para: situacao,
      em: realizadaEm,
      usuarioId: contexto.fiscalId,
      detalhe: calculo.resultado,
    },
  ];
}

const versaoDe = ({ id, numero, entrega, respostas, calculo, realizadaEm, contexto }: Pronta & { id: number }) => ({
  fiscalizacaoId: id,
  numero: 1,
  clienteUuid: uuidDe(numero),
  formularioId: contexto.formularioId,
  fiscalId: contexto.fiscalId,
  respostas,
  calculo,
  assinatura: { nome: 'Helena Castro Viana' },
  avisos: [],
  iniciadaEm: new Date(entrega.inicio),
  concluidaEm: realizadaEm,
  recebidaEm: realizadaEm,
});

const fotoQueFalta = ({ id, numero }: Pronta & { id: number }) => ({
  fiscalizacaoId: id,
  numero: 1,
  uuid: uuidDe(`foto ${numero}`),
  sha256: createHash('sha256').update(numero).digest('hex'),
  bytes: 250_000,
  contexto: 'MARMITA' as const,
  item: 'H1',
  ordem: 0,
});
