import { setTimeout as pausa } from 'node:timers/promises';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { addDays, Clock } from '../../clock/clock.ts';
import type { Connection } from '../../database/connection.ts';
import { CONNECTION } from '../../database/database.module.ts';
import { Database } from '../../database/database.ts';
import { FotosService } from '../../fotos/fotos.service.ts';
import { OneAtATime } from '../../jobs/one-at-a-time.ts';
import { runAlone } from '../../jobs/run-alone.ts';
import { MAIL } from '../../mail/mail.settings.ts';
import { janelasDoDia, ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { FotosDaDemonstracao } from '../fotos-semeador.ts';
import type { Ato } from './ato.ts';
import { atosDaCasa } from './atos-da-casa.ts';
import { atosDasFiscalizacoes } from './atos-das-fiscalizacoes.ts';
import { atosDasMedicoes } from './atos-das-medicoes.ts';
import { atosDasOcorrencias } from './atos-das-ocorrencias.ts';
import { atosDosMapas } from './atos-dos-mapas.ts';
import { atosDosPedidos } from './atos-dos-pedidos.ts';
import { atosDosTermos } from './atos-dos-termos.ts';
import { type Elenco, ElencoRepository } from './elenco.repository.ts';
import { EstadoRepository } from './estado.repository.ts';
import { Momento } from './momento.ts';
import type { Executores, Palco } from './palco.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';
import { ALCANCE, type Alcance, atosDevidos, recorteDe } from './plano.rules.ts';

const ENTRE_RODADAS = 40_000;
/** Between two rounds while there is more to do; between two acts, at most: as long as the act took, for whoever calls meanwhile. */
const [LOGO, RESPIRO] = [250, 120];
/** Acts after which the state is read again, and after which a round ends. */
const [LOTE, RODADA] = [25, 150];
/** The servers that start with this one come first. */
const DEPOIS_DE_PRONTO = 4_000;
/** What the months before are owed waits longer after each act. */
const SEM_PRESSA = 3;
const FUSO = 'America/Fortaleza';
const TENTATIVAS = 3;

const executores: Executores = {
  ...atosDosPedidos,
  ...atosDasFiscalizacoes,
  ...atosDosMapas,
  ...atosDaCasa,
  ...atosDasMedicoes,
  ...atosDasOcorrencias,
  ...atosDosTermos,
};

/**
 * The demonstration's day, that goes on while the product runs: what is due and not done is done, by its people and through the use
 * cases, in one process at a time (ADR 108). Nothing is kept between two looks but what failed too often.
 */
export class VidaDoDia {
  private readonly logger = new Logger('demonstracao');
  private readonly looks = new OneAtATime();
  private readonly falhas = new Map<string, number>();
  private readonly momento: Momento;
  private readonly database: Database;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly alcance: Alcance = ALCANCE,
  ) {
    this.momento = new Momento(app.get(Clock));
    this.database = app.get(Database);
  }

  comecar(): void {
    const again = async () => {
      const feitos = await this.rodada().catch((error: unknown) => {
        this.logger.warn(`the demonstration's day stopped for a while: ${error}`);
        return 0;
      });
      if (!this.looks.signal.aborted) this.timer = setTimeout(again, feitos === RODADA ? LOGO : ENTRE_RODADAS);
    };
    this.timer = setTimeout(again, DEPOIS_DE_PRONTO);
  }

  /** Returns how many acts were done; undefined where another process does them. */
  rodada(): Promise<number | undefined> {
    return this.looks.run(() => runAlone(this.app.get<Connection>(CONNECTION), () => this.viver(), 'demonstracao'));
  }

  async parar(): Promise<void> {
    const fechada = this.looks.close();
    clearTimeout(this.timer);
    await fechada;
  }

  private async viver(): Promise<number> {
    const elenco = await new ElencoRepository(this.database).reunir();
    if (!elenco?.unidades.length) return 0;
    const desde = addDays(this.app.get(Clock).today(FUSO), -this.alcance.dias);
    let feitos = 0;
    while (feitos < RODADA && !this.looks.signal.aborted) {
      const lote = (await this.devidos(elenco)).slice(0, Math.min(LOTE, RODADA - feitos));
      for (const ato of lote) {
        if (this.looks.signal.aborted) return feitos;
        const comecou = performance.now();
        if (await this.fazer({ app: this.app, elenco, momento: this.momento }, ato)) feitos += 1;
        await pausa(Math.min(RESPIRO, performance.now() - comecou) * (ato.data < desde ? SEM_PRESSA : 1));
      }
      if (!lote.length) break;
    }
    if (feitos < RODADA)
      await new FotosDaDemonstracao(this.database, this.app.get(FotosService)).semear({ comRepetida: true });
    if (feitos) this.logger.log(`${feitos} acts of the demonstration's day`);
    return feitos;
  }

  private async devidos(elenco: Elenco): Promise<Ato[]> {
    const agora = this.momento.agora();
    const atos = atosDevidos(await this.cena(elenco), agora);
    return atos.filter(({ chave }) => !this.desistiu(chave));
  }

  private readonly desistiu = (chave: string): boolean => (this.falhas.get(chave) ?? 0) >= TENTATIVAS;

  private async cena({ unidades }: Elenco): Promise<Cena> {
    const hoje = this.app.get(Clock).today(FUSO);
    const lotacoes = unidades.map(({ id }) => id);
    const recorte = recorteDe(hoje, this.alcance.dias);
    const lido = await new EstadoRepository(this.database).ler({ ...recorte, lotacoes });
    const estado = {
      ...lido,
      ...(!this.alcance.medicoes && { medicoes: [], antigos: [] }),
      // Nothing leaves the machine: where there is mail, a notification would.
      ...(this.app.get(MAIL) && { ocorrencias: [] }),
    };
    const refeicoes = await this.app.get(TiposAlimentacaoService).ativos(this.database, hoje);
    const ordem = [...refeicoes].sort((a, b) => a.entregaInicio.localeCompare(b.entregaInicio)).map(({ id }) => id);
    return {
      unidades,
      estado,
      hoje,
      desde: addDays(recorte.de, 1),
      desistiu: this.desistiu,
      refeicoes: ordem,
      janelaDe: await this.janelas(lotacoes, estado),
    };
  }

  /** Read for the days on which something may still arrive. */
  private async janelas(
    lotacoes: readonly number[],
    { pedidos, refeicoes }: Cena['estado'],
  ): Promise<Cena['janelaDe']> {
    const esperam = new Set(refeicoes.flatMap(({ pedidoId, recebida }) => (recebida ? [] : [pedidoId])));
    const dias = new Set(pedidos.flatMap(({ id, data }) => (esperam.has(id) ? [data] : [])));
    dias.add(this.app.get(Clock).today(FUSO));
    const doDia = new Map<string, Awaited<ReturnType<VidaDoDia['doDia']>>>();
    for (const data of dias) doDia.set(data, await this.doDia(lotacoes, data));
    return (unidade, data, refeicaoId) => {
      const { refeicoes, janela } = doDia.get(data) ?? {};
      const refeicao = refeicoes?.get(refeicaoId);
      if (!refeicao || !janela) return undefined;
      const { inicioEm, fimEm } = janela(unidade, refeicao);
      return { inicio: inicioEm, fim: fimEm };
    };
  }

  private async doDia(lotacoes: readonly number[], data: string) {
    const refeicoes = await this.app.get(TiposAlimentacaoService).naEntrega(this.database, data);
    const proprias = await this.app.get(ProgramacoesService).janelasDasLotacoes(this.database, lotacoes, data);
    return { refeicoes, janela: janelasDoDia(data, refeicoes, proprias) };
  }

  /** A refusal by a rule, or by somebody who was first, leaves the thing as it is. */
  private async fazer(palco: Palco, ato: Ato): Promise<boolean> {
    const executar = executores[ato.que] as (palco: Palco, ato: Ato) => Promise<unknown>;
    try {
      await this.momento.em(ato.em, () => executar(palco, ato));
      return true;
    } catch (error) {
      const vezes = (this.falhas.get(ato.chave) ?? 0) + 1;
      this.falhas.set(ato.chave, vezes);
      if (vezes === TENTATIVAS) this.logger.warn(`the demonstration leaves out ${ato.chave}: ${error}`);
      return false;
    }
  }
}
