import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { type Regiao, ufsDa } from '../telas/telas.regioes.table.ts';
import { type Alcance, TelasService } from '../telas/telas.service.ts';
import { PainelLeiturasService, type Quais } from './painel.leituras.service.ts';
import { atrasosDe, entregasDe, pedidosDe, prazosDe, totaisDe } from './painel.zonas.rules.ts';

type Schemas = components['schemas'];
export type ZonasDoPainel = Omit<Schemas['Painel'], 'tela' | 'regiao'>;

/** However many walls there are, the day is read once in this time; a change is told to the walls after it (they wait longer). */
const GUARDADO_MS = 1_000;
const LARGURA = 100;

@Injectable()
export class PainelService {
  private readonly logger = new Logger('painel');
  private readonly lidas = new LRUCache<string, { readonly em: number; readonly zonas: Promise<ZonasDoPainel> }>({
    max: LARGURA,
  });

  constructor(
    private readonly leituras: PainelLeiturasService,
    private readonly telas: TelasService,
    private readonly fotos: FotosService,
    private readonly clock: Clock,
  ) {}

  async obter(pessoa: Pick<Pessoa, 'telaId'>, regiao: Regiao | undefined): Promise<Schemas['Painel']> {
    const tela = await this.telaDe(pessoa);
    const { agora: _em, ...zonas } = await this.zonas(quaisDe(tela, regiao));
    return {
      agora: this.clock.now().toISOString(),
      tela: tela?.nome ?? null,
      regiao: regiao ?? tela?.regiao ?? null,
      ...zonas,
    };
  }

  zonas(quais: Quais): Promise<ZonasDoPainel> {
    const chave = JSON.stringify(quais);
    const em = this.clock.now().getTime();
    const lida = this.lidas.get(chave);
    if (lida && em >= lida.em && em - lida.em < GUARDADO_MS) return lida.zonas;
    const zonas = this.ler(quais);
    this.lidas.set(chave, { em, zonas });
    return zonas;
  }

  /** Small, and only a photo that this reader's painel shows; any other does not exist here. */
  async foto(pessoa: Pick<Pessoa, 'telaId'>, nome: string): Promise<Buffer> {
    const tela = await this.telaDe(pessoa);
    const { hoje } = this.leituras.dia();
    const mostra = await this.leituras.mostraFoto(nome, hoje, quaisDe(tela, undefined));
    const foto = mostra ? await this.fotos.paraPapel(nome) : undefined;
    if (!foto) throw problema('nao-encontrado', { detail: 'O painel não mostra esta foto.' });
    return foto;
  }

  private async telaDe({ telaId }: Pick<Pessoa, 'telaId'>): Promise<Alcance | null> {
    if (telaId === undefined) return null;
    await this.telas.vista(telaId);
    return this.telas.alcance(telaId);
  }

  private async ler(quais: Quais): Promise<ZonasDoPainel> {
    const dia = this.leituras.dia();
    const acima = (ids?: readonly number[]) => this.tentar('efetivo', this.leituras.acimaDoEfetivo(dia.hoje, ids));
    const todas = quais.ufs === undefined && quais.lotacaoIds === undefined;
    const deTodas = todas ? acima() : undefined;
    const [hoje, amanha, prazos, limites, vencidas, naoConformidades] = await Promise.all([
      this.tentar('hoje', this.leituras.matriz(dia.hoje, quais)),
      this.tentar('amanha', this.leituras.matriz(dia.amanha, quais)),
      this.tentar('prazos', this.leituras.prazos(dia)),
      this.tentar('limites', this.leituras.limites(dia.hoje)),
      this.tentar('vencidas', this.leituras.vencidas(dia.hoje, quais)),
      this.tentar('naoConformidades', this.leituras.naoConformidades(dia.hoje, quais)),
    ]);
    const acimaDoEfetivo = hoje && (await (deTodas ?? acima(hoje.matriz.linhas.map(({ lotacao }) => lotacao.id))));
    const limiteDe = (fuso: string) => prazos?.limiteDe(dia.amanha, fuso) ?? this.clock.now();
    return {
      agora: this.clock.now().toISOString(),
      prazos: amanha && prazos ? prazosDe(amanha, prazos.proximo) : null,
      pedidos: amanha && pedidosDe(amanha),
      atrasos:
        hoje && amanha && prazos && limites && vencidas
          ? atrasosDe({ hoje, amanha }, { limites, limiteDe, vencidas })
          : null,
      entregas: hoje && limites ? entregasDe(hoje, limites) : null,
      naoConformidades,
      totais: hoje && totaisDe(hoje),
      acimaDoEfetivo,
    };
  }

  /** A zone that cannot be read leaves the others standing. */
  private async tentar<T>(zona: string, leitura: Promise<T>): Promise<T | null> {
    try {
      return await leitura;
    } catch (error) {
      this.logger.error(`zone ${zona} could not be read: ${error instanceof Error ? error.stack : String(error)}`);
      return null;
    }
  }
}

function quaisDe(tela: Alcance | null, regiao: Regiao | undefined): Quais {
  const daTela = tela?.regiao ? ufsDa(tela.regiao) : undefined;
  const pedidas = regiao ? ufsDa(regiao) : undefined;
  const ufs = daTela && pedidas ? daTela.filter(uf => pedidas.includes(uf)) : (pedidas ?? daTela);
  return { ufs, ...(tela?.lotacaoIds.length ? { lotacaoIds: tela.lotacaoIds } : {}) };
}
