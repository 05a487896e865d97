import { Injectable } from '@nestjs/common';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FormulariosService, itensDe, pesar } from '../formularios/formularios.service.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { temperaturasForaDe } from '../recebimentos/recebimentos.service.ts';
import { ApuracaoRepository, type FiscalizacaoLida, type RecebimentoLido } from './apuracao.repository.ts';
import { apurar, type DaFiscalizacao, type DasEntregas, type FatosDoDia } from './apuracao.rules.ts';

/** Minutes each look goes back: longer than any transaction. */
const FOLGA_MIN = 10;
/** Days in one run; the rest waits for the next. */
const DIAS_POR_VEZ = 400;
const MINUTOS = 60;
/** domain.md 12: red three days in a row. */
const DIAS_EM_VERMELHO = 3;

@Injectable()
export class ApuracaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApuracaoRepository,
    private readonly mapas: MapaDiarioService,
    private readonly formularios: FormulariosService,
    private readonly parametros: ParametrosService,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  async apurarPendentes(signal: AbortSignal): Promise<number> {
    const agora = this.clock.now();
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    await this.database.transaction(tx => this.repository.markTouched(tx, { agora, hoje, folgaMin: FOLGA_MIN }));
    const dias = await this.repository.findPending(this.database, DIAS_POR_VEZ);
    for (const data of dias) {
      signal.throwIfAborted();
      await this.database.transaction(tx => this.apurarDia(tx, data, agora));
    }
    return dias.length;
  }

  /** Runs at the end of a meal day in a zone: units too long without a meal, and units red three days in a row. */
  async alertar(data: string, fuso: string, signal: AbortSignal): Promise<number> {
    await this.apurarPendentes(signal);
    return this.database.transaction(async tx => {
      const { intervaloMaximoHoras } = await this.parametros.doDia(tx, data);
      const minutos = intervaloMaximoHoras * MINUTOS;
      const longas = await this.repository.longGaps(tx, { data, fuso, minutos });
      const unidades = await this.repository.redUnits(tx, { data, fuso, dias: DIAS_EM_VERMELHO });
      const emVermelho = unidades.filter(({ seguidos }) => seguidos === DIAS_EM_VERMELHO);
      const fora = unidades.filter(({ noDia }) => !noDia);
      await this.notificacoes.resolver(
        tx,
        'DIVERGENCIA_PASSOU',
        fora.map(unidade => ({ ...unidade, data })),
      );
      const ditas = await this.notificacoes.emitir(
        tx,
        'INTERVALO_ENTRE_REFEICOES',
        longas.map(unidade => ({ ...unidade, data, limiteHoras: intervaloMaximoHoras })),
      );
      const repetidas = await this.notificacoes.emitir(
        tx,
        'DIVERGENCIA_REPETIDA',
        emVermelho.map(({ lotacaoId, lotacao, seguidos }) => ({ lotacaoId, lotacao, data, dias: seguidos })),
      );
      return ditas + repetidas;
    });
  }

  private async apurarDia(tx: Transaction, data: string, agora: Date): Promise<void> {
    await this.repository.lock(tx, data);
    const mapa = await this.mapas.dia(tx, { data, inativas: true });
    const fiscalizacoes = await this.repository.inspections(tx, data);
    const fatos: FatosDoDia = {
      pedidos: await this.repository.orders(tx, data),
      confirmacoes: await this.repository.confirmations(tx, data),
      entregas: (await this.repository.deliveries(tx, data)).map(entregaDe),
      intervalos: await this.repository.gaps(tx, data),
      fiscalizacoes: await this.medidas(tx, fiscalizacoes),
      sobras: await this.repository.leftovers(tx, data),
      minimoSemanal: await this.repository.weeklyMinimum(tx),
      refeicoesPorDia: (await this.parametros.doDia(tx, data)).refeicoesPorDia,
    };
    await this.repository.replace(tx, data, apurar(mapa, fatos), agora);
  }

  /** By the limits each inspection's own calculation used. */
  private async medidas(tx: Transaction, lidas: readonly FiscalizacaoLida[]): Promise<DaFiscalizacao[]> {
    const ids = [...new Set(lidas.map(({ formularioId }) => formularioId))];
    const formularios = await this.formularios.todos(tx, ids);
    const tipos = new Map(
      formularios.map(formulario => [
        formulario.id,
        new Map(itensDe(formulario).map(({ codigo, tipo }) => [codigo, tipo])),
      ]),
    );
    return lidas.map(({ respostas, itens, formularioId, ...lida }) => {
      const medidos = itens.filter(({ medida }) => medida && medida.limite !== null);
      const doTipo = (tipo: string) => medidos.filter(({ item }) => tipos.get(formularioId)?.get(item) === tipo);
      const leituras = doTipo('TEMPERATURA');
      const liquidos = doTipo('PESOS').flatMap(({ item, medida }) => {
        const pesos = respostas.find(resposta => resposta.item === item)?.pesos;
        const minimo = medida?.limite ?? 0;
        return (pesos && pesar(pesos, minimo)?.liquidosG.map(peso => peso >= minimo)) ?? [];
      });
      return {
        ...lida,
        leituras: leituras.length,
        leiturasConformes: leituras.filter(({ medida }) => medida?.desvio === 0).length,
        amostras: liquidos.length,
        amostrasConformes: liquidos.filter(Boolean).length,
      };
    });
  }
}

function entregaDe({
  lotacaoId,
  contratoId,
  tipoAlimentacaoId,
  paraInternos,
  faixaAtraso,
  ...medidas
}: RecebimentoLido): DasEntregas {
  const lidas = [medidas.temperaturaQuente, medidas.temperaturaFria].filter(graus => graus !== null).length;
  const fora = Object.values(temperaturasForaDe(medidas)).filter(Boolean).length;
  return {
    lotacaoId,
    contratoId,
    tipoAlimentacaoId,
    paraInternos,
    noPrazo: faixaAtraso === 'NO_PRAZO',
    leituras: lidas,
    leiturasConformes: lidas - fora,
  };
}
