import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month.names.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { type DiaDaUnidade, ImportacoesMapaRepository, type Periodo } from './importacoes-mapa.repository.ts';
import { type DiaLido, diasDoMes, lerTextoDoMapa } from './texto-do-mapa.rules.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaImportacaoMapa'];
type Coluna = Schemas['ColunaImportada'] & { readonly base: Schemas['BaseConferencia'] };

/** Errors on one screen; a text with more has something else wrong. */
const MAIS_ERROS = 200;

/** Months from before the product: read, compared, and kept beside the orders, never as orders. */
@Injectable()
export class ImportacoesMapaService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportacoesMapaRepository,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly fechamentos: FechamentosService,
    private readonly eventos: EventosService,
    private readonly clock: Clock,
  ) {}

  importar(pessoa: Pessoa, nova: Nova, simular: boolean): Promise<Schemas['ImportacaoMapa']> {
    const dias = diasDoMes(nova.mes);
    const [de = '', ate = ''] = [dias[0], dias.at(-1)];
    if (ate >= this.clock.today(FUSO_DA_AGENCIA)) throw aindaNaoAcabou(nova.mes);
    return this.database.transaction(async tx => {
      const periodo = { lotacaoId: nova.lotacaoId, de, ate };
      if (!simular) await this.fechamentos.travar(tx, [nova.lotacaoId]);
      const lotacao = await this.repository.unit(tx, nova.lotacaoId);
      if (!lotacao) throw problema('nao-encontrado', { detail: 'Esta lotação não existe.' });
      const colunas = await this.colunas(tx, ate);
      const lido = lerTextoDoMapa(nova.texto, nova.mes, colunas.map(nomeDaColuna));
      if (lido.erros.length && !simular) throw comErros(lido.erros);
      const daUnidade = new Map((await this.repository.days(tx, periodo)).map(dia => [dia.data, dia]));
      const celulas = celulasDe(lido.dias, colunas, daUnidade);
      const vigente = await this.repository.current(tx, nova.lotacaoId, nova.mes);
      const fechados = simular ? await this.fechados(tx, nova.lotacaoId, dias) : [];
      const semPreco = await this.repository.countWithoutPrice(tx, nova.lotacaoId, celulas);
      if (!simular) await this.gravar(tx, pessoa, { nova, periodo, celulas, substitui: vigente?.sha256 ?? null });
      return {
        simulada: simular,
        lotacao,
        mes: nova.mes,
        colunas: colunas.map(({ base: _base, ...coluna }) => coluna),
        dias: lido.dias.map(dia => toDia(dia, colunas, daUnidade.get(dia.data))),
        erros: [...fechados, ...lido.erros].slice(0, MAIS_ERROS),
        substitui: vigente !== undefined,
        semPreco,
      };
    });
  }

  /** Said before anything is tried: the import itself is refused at the first closed day. */
  private async fechados(
    tx: Transaction,
    lotacaoId: number,
    dias: readonly string[],
  ): Promise<Schemas['ErroDaLinha'][]> {
    const achados = await this.fechamentos.fechados(
      tx,
      dias.map(data => ({ lotacaoId, data })),
    );
    const [primeiro] = achados.map(({ data }) => data).sort();
    if (!primeiro) return [];
    const quantos =
      achados.length === 1 ? 'Um dia deste mês está fechado' : `${achados.length} dias deste mês estão fechados`;
    const motivo = `${quantos}, a começar por ${porExtenso(primeiro)}. Peça a reabertura ao gestor antes de importar.`;
    return [{ linha: null, motivo }];
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    feita: { nova: Nova; periodo: Periodo; celulas: ReturnType<typeof celulasDe>; substitui: string | null },
  ): Promise<void> {
    const { nova, periodo, celulas, substitui } = feita;
    const { lotacaoId, mes, texto } = nova;
    // A closed day is what was signed: reopened first, imported after.
    await this.fechamentos.exigirAbertos(
      tx,
      diasDoMes(mes).map(data => ({ lotacaoId, data })),
    );
    const agora = this.clock.now();
    const sha256 = createHash('sha256').update(texto).digest('hex');
    await this.repository.replace(tx, periodo, mes, agora);
    const quem = { importadaEm: agora, importadaPor: pessoa.usuarioId };
    const id = await this.repository.insert(tx, { lotacaoId, mes, texto, sha256, ...quem });
    await this.repository.insertCells(tx, lotacaoId, id, celulas);
    await this.eventos.registrar(tx, pessoa, {
      acao: 'importarMapaDoMes',
      entidade: 'importacoes_mapa',
      entidadeId: id,
      dados: { lotacaoId, mes, sha256, substitui, quantidades: celulas.length },
    });
  }

  /** The official order: meals in theirs, and of each those publics that a head count stands beside. */
  private async colunas(tx: Transaction, dia: string): Promise<Coluna[]> {
    const refeicoes = (await this.tiposAlimentacao.doDia(tx, dia)).filter(({ ativo }) => ativo);
    const publicos = (await this.tiposPublico.ativos(tx)).filter(
      ({ baseConferencia }) => baseConferencia !== 'SEM_BASE',
    );
    return refeicoes.flatMap(refeicao =>
      publicos.map(publico => ({
        tipoAlimentacaoId: refeicao.id,
        tipoPublicoId: publico.id,
        refeicao: refeicao.nome,
        publico: publico.nome,
        base: publico.baseConferencia,
      })),
    );
  }
}

const nomeDaColuna = ({ refeicao, publico }: Coluna): string => `${refeicao} ${publico.toLowerCase()}`;

const celulasDe = (dias: readonly DiaLido[], colunas: readonly Coluna[], unidade: ReadonlyMap<string, DiaDaUnidade>) =>
  dias
    .filter(({ data }) => !unidade.get(data)?.temPedido)
    .flatMap(({ data, quantidades }) =>
      colunas.map(({ tipoAlimentacaoId, tipoPublicoId }, i) => ({
        data,
        tipoAlimentacaoId,
        tipoPublicoId,
        quantidade: quantidades[i] ?? 0,
      })),
    );

function toDia(
  { data, quantidades }: DiaLido,
  colunas: readonly Coluna[],
  dia: DiaDaUnidade | undefined,
): Schemas['DiaImportado'] {
  const { internos = null, servidores = null, temPedido = false } = dia ?? {};
  const diferencas = colunas.map(({ base }, i) => {
    const pessoas = base === 'EFETIVO_INTERNO' ? internos : servidores;
    return pessoas === null ? null : (quantidades[i] ?? 0) - pessoas;
  });
  return { data, quantidades: [...quantidades], internos, servidores, diferencas, temPedido };
}

const aindaNaoAcabou = (mes: string) =>
  problema('dados-invalidos', {
    detail: `O mês ${nomeDoMes(mes)} ainda não terminou. Importe meses passados; o de agora se faz com pedidos.`,
    errors: [{ pointer: '/mes', detail: 'Escolha um mês que já terminou.' }],
  });

function comErros(erros: readonly { linha: number | null; motivo: string }[]) {
  return problema('dados-invalidos', {
    detail: 'O texto tem erros; nada foi importado. Corrija-os e confira de novo.',
    errors: erros
      .slice(0, MAIS_ERROS)
      .map(({ linha, motivo }) => ({ pointer: linha === null ? '/texto' : `/texto/${linha}`, detail: motivo })),
  });
}
