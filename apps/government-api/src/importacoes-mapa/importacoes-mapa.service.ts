import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { baseDe, compararCelula, diferencaDe } from '../pedidos/quantidades/diferenca.table.ts';
import type { Limites } from '../pedidos/quantidades/regras.table.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { type DiaDaUnidade, ImportacoesMapaRepository, type Periodo } from './importacoes-mapa.repository.ts';
import type { Opcao } from './texto-colunas.rules.ts';
import { type DiaLido, diasDoMes } from './texto-do-mapa.rules.ts';
import { lerTexto } from './texto-lido.rules.ts';
import { separarTexto } from './texto-separado.rules.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaImportacaoMapa'];

const MAIS_ERROS = 200;

/** Months from before the product: read, compared, and kept beside the orders, never as orders. */
@Injectable()
export class ImportacoesMapaService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportacoesMapaRepository,
    private readonly mapas: MapaDiarioService,
    private readonly fechamentos: FechamentosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
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
      const opcoes = await this.opcoes(tx, periodo);
      const separado = separarTexto(nova.texto);
      const conhecidas = await this.repository.unitsNamedIn(tx, separado.antes.map(({ texto }) => texto).join('\n'));
      const contexto = { mes: nova.mes, lotacao, conhecidas, opcoes, escolhidas: nova.colunas };
      const lido = lerTexto(separado, contexto);
      const colunas = lido.colunas.filter(coluna => coluna !== null);
      if (lido.erros.length && !simular) throw comErros(lido.erros);
      const daUnidade = new Map((await this.repository.days(tx, periodo)).map(dia => [dia.data, dia]));
      const celulas = celulasDe(lido.dias, colunas, daUnidade);
      const vigente = await this.repository.current(tx, nova.lotacaoId, nova.mes);
      const fechados = simular ? await this.fechados(tx, nova.lotacaoId, dias) : [];
      const limites = await this.parametros.entre(tx, de, ate);
      const semPreco = await this.repository.countWithoutPrice(tx, nova.lotacaoId, celulas);
      if (!simular) {
        const numeros = lido.colunas.map(toEscolhida);
        await this.gravar(tx, pessoa, { nova, periodo, celulas, numeros, substitui: vigente?.sha256 ?? null });
      }
      return {
        simulada: simular,
        lotacao: { id: lotacao.id, nome: lotacao.nome, municipio: lotacao.municipio, uf: lotacao.uf },
        mes: nova.mes,
        colunas: colunas.map(toColuna),
        numeros: lido.colunas.map((coluna, i) => ({ exemplo: lido.exemplos[i] ?? '', coluna: toEscolhida(coluna) })),
        opcoes: opcoes.map(toColuna),
        foraDosDias: [...lido.foraDosDias],
        dias: lido.dias.map(dia => toDia(dia, colunas, daUnidade.get(dia.data), limites(dia.data))),
        erros: [...fechados, ...lido.erros].slice(0, MAIS_ERROS),
        substitui: vigente !== undefined,
        semPreco,
      };
    });
  }

  /** For the simulation; the import itself is refused at the first closed day. */
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
    feita: {
      nova: Nova;
      periodo: Periodo;
      celulas: ReturnType<typeof celulasDe>;
      numeros: Schemas['NumeroDaLinha']['coluna'][];
      substitui: string | null;
    },
  ): Promise<void> {
    const { nova, periodo, celulas, numeros, substitui } = feita;
    const { lotacaoId, mes, texto } = nova;
    // A closed day is what was signed: it has to be reopened before the import.
    await this.fechamentos.exigirAbertos(
      tx,
      diasDoMes(mes).map(data => ({ lotacaoId, data })),
    );
    const agora = this.clock.now();
    const sha256 = createHash('sha256').update(texto).digest('hex');
    await this.repository.replace(tx, periodo, mes, agora);
    const quem = { importadaEm: agora, importadaPor: pessoa.usuarioId };
    const id = await this.repository.insert(tx, { lotacaoId, mes, texto, colunas: numeros, sha256, ...quem });
    await this.repository.insertCells(tx, lotacaoId, id, celulas);
    await this.audit.record(tx, pessoa, {
      acao: 'importarMapaDoMes',
      entidade: 'importacoes_mapa',
      entidadeId: id,
      dados: { lotacaoId, mes, sha256, substitui, colunas: numeros, quantidades: celulas.length },
    });
  }

  /** In the map's order, including types out of service in that month. */
  private async opcoes(tx: Transaction, periodo: Periodo): Promise<Opcao[]> {
    const refeicoes = await this.tiposAlimentacao.doDia(tx, periodo.ate);
    const publicos = await this.tiposPublico.todos(tx);
    const ativas = new Set((await this.mapas.colunas(tx, periodo)).map(chaveDaColuna));
    return refeicoes.flatMap(refeicao =>
      publicos.map(publico => {
        const opcao = {
          tipoAlimentacaoId: refeicao.id,
          tipoPublicoId: publico.id,
          refeicao: refeicao.nome,
          publico: publico.nome,
          base: publico.baseConferencia,
        };
        return { ...opcao, ativa: ativas.has(chaveDaColuna(opcao)) };
      }),
    );
  }
}

type DaColuna = Pick<Opcao, 'tipoAlimentacaoId' | 'tipoPublicoId'>;
const chaveDaColuna = ({ tipoAlimentacaoId, tipoPublicoId }: DaColuna) => `${tipoAlimentacaoId} ${tipoPublicoId}`;

const toColuna = ({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico }: Opcao): Schemas['ColunaImportada'] => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  refeicao,
  publico,
});

const toEscolhida = (coluna: Opcao | null): Schemas['NumeroDaLinha']['coluna'] =>
  coluna && { tipoAlimentacaoId: coluna.tipoAlimentacaoId, tipoPublicoId: coluna.tipoPublicoId };

const celulasDe = (dias: readonly DiaLido[], colunas: readonly Opcao[], unidade: ReadonlyMap<string, DiaDaUnidade>) =>
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
  colunas: readonly Opcao[],
  dia: DiaDaUnidade | undefined,
  limites: Limites,
): Schemas['DiaImportado'] {
  const { internos = null, servidores = null, efetivoDe = null, temPedido = false } = dia ?? {};
  const efetivo = internos === null || servidores === null ? null : { internos, servidores };
  const comparadas = colunas.map(({ base }, i) => {
    const quantidade = quantidades[i] ?? 0;
    return compararCelula(
      { quantidade, valor: diferencaDe(quantidade, baseDe(base, efetivo, limites)), base },
      limites,
    );
  });
  const [diferencas, faixas] = [comparadas.map(({ valor }) => valor), comparadas.map(({ faixa }) => faixa)];
  return { data, quantidades: [...quantidades], internos, servidores, efetivoDe, diferencas, faixas, temPedido };
}

const aindaNaoAcabou = (mes: string) =>
  problema('dados-invalidos', {
    detail: `O mês de ${nomeDoMes(mes)} ainda não terminou. Importe meses passados; o de agora se faz com pedidos.`,
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
