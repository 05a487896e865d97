import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { ContratosService } from '../../contratos/contratos.service.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { type MotivoEscolhido, MotivosService } from '../../motivos/motivos.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { PedidosAvisosService } from '../ciclo/avisos.service.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { exigirVersao } from '../ciclo/versao.rules.ts';
import type { Vista } from '../decisao/decisao.service.ts';
import { deNovoPorAutorizar } from '../envio/autorizacao.rules.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { efetivoCongelado } from '../leitura/pedidos.mapper.ts';
import { textoOuNada } from '../quantidades/digitacao.rules.ts';
import { chaveDe } from '../quantidades/itens.rules.ts';
import { encerrado, limitesDeAjuste } from '../quantidades/prazo.rules.ts';
import { type CelulaNova, PedidosAjustesRepository } from '../registro/ajustes.repository.ts';
import { type CabecalhoPedido, type ItemLido, PedidosRepository } from '../registro/pedidos.repository.ts';
import { PedidosRastroRepository } from '../registro/rastro.repository.ts';
import { conferirAjuste, ehAutomatica, emEspera, type Mudanca } from './ajuste.rules.ts';

type Schemas = components['schemas'];
type Aberto = { tx: Transaction; cabecalho: CabecalhoPedido; pessoa: Pessoa; agora: Date };

type Dito = { itens: Schemas['NovoAjuste']['itens']; motivo: MotivoEscolhido; texto: string | null };

const confirmado = ({ pedido }: CabecalhoPedido): boolean => pedido.situacao === 'CONFIRMADO';

@Injectable()
export class PedidosAjusteService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly ajustes: PedidosAjustesRepository,
    private readonly rastro: PedidosRastroRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly avisos: PedidosAvisosService,
    private readonly contratos: ContratosService,
    private readonly motivos: MotivosService,
    private readonly parametros: ParametrosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly clock: Clock,
  ) {}

  ajustar(pessoa: Pessoa, vista: Vista, novo: Schemas['NovoAjuste']): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const aberto = await this.abrir(tx, pessoa, vista);
      const texto = textoOuNada(novo.texto);
      const motivo = await this.motivos.escolhido(tx, 'AJUSTE', { motivoId: novo.motivoId, texto });
      await this.aplicar(aberto, { itens: novo.itens, motivo, texto });
      return this.leitura.ler(tx, vista.pedidoId, pessoa);
    });
  }

  /** The same for who does it as a part of something else. */
  async reduzir(tx: Transaction, pessoa: Pessoa, vista: Vista, dito: Dito): Promise<void> {
    await this.aplicar(await this.abrir(tx, pessoa, vista), dito);
  }

  private async abrir(tx: Transaction, pessoa: Pessoa, vista: Vista): Promise<Aberto> {
    const cabecalho = await this.leitura.exigir(tx, vista.pedidoId, pessoa);
    const agora = this.clock.now();
    exigirVersao(vista.ifMatch, cabecalho);
    this.passos.exigir('ajustar', cabecalho, pessoa, agora);
    return { tx, cabecalho, pessoa, agora };
  }

  private async aplicar(aberto: Aberto, { itens, motivo, texto }: Dito): Promise<void> {
    const { cabecalho, agora } = aberto;
    const { mudancas, novas, precisaDeAceite } = await this.conferir(aberto, itens, texto);
    const prazoEncerrado = encerrado(agora, cabecalho.pedido.prazoLimiteEm);
    const regra = { confirmado: confirmado(cabecalho), prazoEncerrado, precisaDeAceite };
    const feitas = mudancas.filter(mudanca => ehAutomatica(mudanca, regra));
    await this.gravar(aberto, { mudancas, feitas, novas, motivo, texto });
  }

  responder(
    pessoa: Pessoa,
    evento: 'aceitarAjuste' | 'recusarAjuste',
    { ajusteId, ...vista }: Vista & { ajusteId: number },
    texto: string | undefined,
  ): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, vista.pedidoId, pessoa);
      const agora = this.clock.now();
      exigirVersao(vista.ifMatch, cabecalho);
      const ajuste = await this.ajustes.findById(tx, vista.pedidoId, ajusteId);
      if (!ajuste) throw problema('nao-encontrado', { detail: 'Este ajuste não existe neste pedido.' });
      this.passos.exigir(evento, cabecalho, pessoa, agora);
      if (ajuste.situacao !== 'SOLICITADO') {
        throw problema('transicao-invalida', { detail: 'Este ajuste já foi respondido.' });
      }
      const { tipoAlimentacaoId, tipoPublicoId, de, para } = ajuste;
      const mudanca = { tipoAlimentacaoId, tipoPublicoId, de, para };
      const aceito = evento === 'aceitarAjuste';
      const resposta = textoOuNada(texto);
      await this.passos.dar(tx, evento, {
        cabecalho,
        pessoa,
        agora,
        para: cabecalho.pedido.situacao,
        set: aceito ? deNovoPorAutorizar(cabecalho) : {},
        alteracoes: aceito ? [mudanca] : [],
        detalhe: resposta,
        dados: { ajusteId, ...mudanca, ...(resposta && { texto: resposta }) },
      });
      const responsavel = { agora, usuarioId: pessoa.usuarioId, resposta };
      await this.ajustes.answer(tx, ajusteId, aceito ? 'ACEITO' : 'RECUSADO', responsavel);
      await this.avisos.contarAumentos(tx, 'AUMENTO_RESPONDIDO', cabecalho, [ajusteId], aceito);
      if (aceito) await this.mudarCelulas({ tx, cabecalho }, [mudanca]);
      return this.leitura.ler(tx, vista.pedidoId, pessoa);
    });
  }

  private async conferir(
    { tx, cabecalho, agora }: Aberto,
    itens: Schemas['NovoAjuste']['itens'],
    texto: string | null,
  ): Promise<{ mudancas: Mudanca[]; novas: CelulaNova[]; precisaDeAceite: boolean }> {
    const { pedido, fusoHorario } = cabecalho;
    const { id, dataRefeicao } = pedido;
    const atuais = await this.repository.itemsOf(tx, id);
    const refeicoes = await this.tiposAlimentacao.ativos(tx, dataRefeicao);
    const publicos = await this.tiposPublico.ativos(tx);
    const pendentes = await this.ajustes.findPending(tx, id);
    const regras = await this.parametros.doDia(tx, dataRefeicao);
    const novas = await this.novas({ tx, cabecalho }, itens, atuais);
    const parada = await this.contratos.interrompida(tx, pedido.lotacaoId, dataRefeicao);
    const limites = limitesDeAjuste(agora, dataRefeicao, refeicoes, fusoHorario);
    const mudancas = conferirAjuste({
      itens,
      atuais: new Map(atuais.map(item => [chaveDe(item), item.demanda])),
      refeicoes: new Map(refeicoes.map(refeicao => [refeicao.id, refeicao])),
      publicos: new Map(publicos.map(publico => [publico.id, publico])),
      limites: new Map(limites.map(limite => [limite.tipoAlimentacaoId, limite])),
      fusoHorario,
      pendentes: new Set(pendentes.map(chaveDe)),
      precificadas: new Set([...atuais.filter(comPreco), ...novas].map(chaveDe)),
      efetivo: efetivoCongelado(cabecalho),
      regras,
      texto,
      interrompida: parada,
    });
    return { mudancas, novas, precisaDeAceite: regras.aumentoPrecisaDeAceite };
  }

  /** Asked cells that have no frozen price, priced by the contract that serves the meal. Most orders have none. */
  private async novas(
    { tx, cabecalho: { pedido } }: Pick<Aberto, 'tx' | 'cabecalho'>,
    itens: Schemas['NovoAjuste']['itens'],
    atuais: readonly ItemLido[],
  ): Promise<CelulaNova[]> {
    const congeladas = new Set(atuais.filter(comPreco).map(chaveDe));
    const faltam = itens.filter(item => !congeladas.has(chaveDe(item)));
    if (!faltam.length) return [];
    const { porRefeicao, precos } = await this.contratos.vigente(tx, pedido.lotacaoId, pedido.dataRefeicao, {
      manter: true,
    });
    return faltam.flatMap(({ tipoAlimentacaoId, tipoPublicoId }) => {
      const precoCentavos = precos.get(chaveDe({ tipoAlimentacaoId, tipoPublicoId }));
      const contratoId = porRefeicao.get(tipoAlimentacaoId)?.id;
      if (precoCentavos === undefined || contratoId === undefined) return [];
      return [{ tipoAlimentacaoId, tipoPublicoId, precoCentavos, contratoId }];
    });
  }

  private async gravar(
    { tx, cabecalho, pessoa, agora }: Aberto,
    ajuste: {
      mudancas: readonly Mudanca[];
      feitas: readonly Mudanca[];
      novas: readonly CelulaNova[];
      motivo: MotivoEscolhido;
      texto: string | null;
    },
  ): Promise<void> {
    const { mudancas, feitas, novas, motivo, texto } = ajuste;
    const { id } = cabecalho.pedido;
    const esperam = mudancas.filter(mudanca => !feitas.includes(mudanca));
    const palavras = [motivo.palavras, texto].filter(Boolean).join(': ');
    await this.passos.dar(tx, 'ajustar', {
      cabecalho,
      pessoa,
      agora,
      para: cabecalho.pedido.situacao,
      set: feitas.length ? deNovoPorAutorizar(cabecalho) : {},
      alteracoes: feitas.map(({ tipoAlimentacaoId, tipoPublicoId, de, para }) => {
        return { tipoAlimentacaoId, tipoPublicoId, de, para };
      }),
      detalhe: [palavras, emEspera(esperam)].filter(Boolean).join('. '),
      dados: { motivo: motivo.palavras, ...(texto && { texto }), feitas: feitas.length, emEspera: esperam.length },
    });
    const esperando = await this.ajustes.insert(
      tx,
      mudancas.map(({ tipoAlimentacaoId, tipoPublicoId, de, para }, posicao) => {
        const automatico = feitas.includes(mudancas[posicao] as Mudanca);
        return {
          pedidoId: id,
          tipoAlimentacaoId,
          tipoPublicoId,
          de,
          para,
          motivoId: motivo.id,
          texto,
          situacao: automatico ? ('ACEITO' as const) : ('SOLICITADO' as const),
          automatico,
          solicitadoEm: agora,
          solicitadoPor: pessoa.usuarioId,
          respondidoEm: automatico ? agora : null,
        };
      }),
    );
    await this.avisos.contarAumentos(tx, 'AUMENTO_PEDIDO', cabecalho, esperando);
    await this.ajustes.insertCells(tx, id, novas, { confirmado: confirmado(cabecalho) });
    if (feitas.length) await this.mudarCelulas({ tx, cabecalho }, feitas);
  }

  private async mudarCelulas(
    { tx, cabecalho }: Pick<Aberto, 'tx' | 'cabecalho'>,
    celulas: readonly Pick<Mudanca, 'tipoAlimentacaoId' | 'tipoPublicoId' | 'para'>[],
  ): Promise<void> {
    const { id } = cabecalho.pedido;
    await this.ajustes.setQuantities(tx, id, celulas, { confirmado: confirmado(cabecalho) });
    await this.rastro.recount(tx, [id]);
  }
}

const comPreco = ({ precoCentavos }: ItemLido): boolean => precoCentavos !== null;
