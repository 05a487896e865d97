import { Database } from '../../database/database.ts';
import { EfetivosService } from '../../efetivos/efetivos.service.ts';
import { OcorrenciasAberturaService } from '../../ocorrencias/ocorrencias.abertura.service.ts';
import { PedidosDecisaoService } from '../../pedidos/decisao/decisao.service.ts';
import { PedidosEnvioService } from '../../pedidos/envio/envio.service.ts';
import { PedidosRascunhoService } from '../../pedidos/rascunho/rascunho.service.ts';
import { RecebimentosService } from '../../recebimentos/recebimentos.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { cenaDoRecebimento } from '../foto-desenhada.ts';
import { quantidadeDe } from '../pedidos.rules.ts';
import { type Caso, FRIO_DEMAIS, QUENTE } from './agenda.table.ts';
import type { Unidade } from './elenco.repository.ts';
import { desenhar, enviarFoto } from './fotografia.ts';
import { type Executores, motivoDe, type Palco, vista } from './palco.ts';
import { sorteDoDia, veiculoDe } from './sorte-do-dia.ts';

type DoCaso = {
  readonly entregue: (quantidade: number) => number;
  readonly recusada: (quantidade: number) => number;
  readonly observacao?: string;
};

const nada = () => 0;
const tudo = (quantidade: number) => quantidade;
const poucas = (quantidade: number) => Math.ceil(quantidade * 0.06);

const conferencias: Readonly<Record<Caso, DoCaso>> = {
  INTEIRA: { entregue: tudo, recusada: nada },
  ATRASADA: { entregue: tudo, recusada: nada, observacao: 'O motorista avisou do atraso por telefone.' },
  PARCIAL: {
    entregue: quantidade => quantidade - poucas(quantidade),
    recusada: nada,
    observacao: 'Vieram menos unidades do que o pedido; a empresa foi avisada.',
  },
  RECUSADA: { entregue: tudo, recusada: poucas },
};

/** What the unit would type: its head count in every meal. */
async function quantidades({ app }: Palco, { id }: Unidade, data: string) {
  const efetivo = await app.get(EfetivosService).deReferencia(app.get(Database), id, data);
  if (!efetivo) throw new Error(`the demonstration knows no head count of ${id}`);
  const refeicoes = await app.get(TiposAlimentacaoService).ativos(app.get(Database), data);
  const publicos = await app.get(TiposPublicoService).ativos(app.get(Database));
  return refeicoes.flatMap(refeicao =>
    publicos.map(publico => ({
      tipoAlimentacaoId: refeicao.id,
      tipoPublicoId: publico.id,
      quantidade: quantidadeDe(efetivo, refeicao, publico),
    })),
  );
}

export const atosDosPedidos: Pick<
  Executores,
  'INFORMAR_EFETIVO' | 'ENVIAR_PEDIDO' | 'CONFIRMAR_PEDIDO' | 'RECEBER' | 'ABRIR_OCORRENCIA'
> = {
  INFORMAR_EFETIVO: ({ app }, { unidade, data, internos, plantao, expediente }) =>
    app
      .get(EfetivosService)
      .informar(
        unidade.responsavel,
        { lotacaoId: unidade.id, data },
        { internos, servidoresPlantao: plantao, servidoresExpediente: expediente },
      ),

  async ENVIAR_PEDIDO(palco, { unidade, data, rascunho }) {
    const [pessoa, rascunhos] = [unidade.responsavel, palco.app.get(PedidosRascunhoService)];
    const itens = await quantidades(palco, unidade, data);
    const { id, versao } = rascunho
      ? await rascunhos.editar(pessoa, { pedidoId: rascunho.id, ifMatch: etagOf(rascunho.versao) }, { itens })
      : await rascunhos.criar(pessoa, { lotacaoId: unidade.id, dataRefeicao: data, itens });
    await palco.app.get(PedidosEnvioService).enviar(pessoa, { pedidoId: id, ifMatch: etagOf(versao) }, {});
  },

  async CONFIRMAR_PEDIDO({ app, elenco }, { pedido: { id, versao, justificado } }) {
    const texto = justificado ? { texto: 'Conferido por telefone com a unidade.' } : {};
    const vista = { pedidoId: id, ifMatch: etagOf(versao) };
    await app.get(PedidosDecisaoService).decidir(elenco.atendimento, 'confirmar', vista, texto);
  },

  async RECEBER(palco, { unidade, data, pedido, refeicao, caso, chegadaEm, chave }) {
    const { entregue, recusada, observacao } = conferencias[caso];
    const acaso = sorteDoDia(data, unidade.posicao, 20, refeicao.refeicaoId);
    const tipo = (await palco.app.get(TiposAlimentacaoService).naEntrega(palco.app.get(Database), data)).get(
      refeicao.refeicaoId,
    );
    const [motorista, placa] = veiculoDe(acaso);
    const temperaturaQuente = caso === 'RECUSADA' ? FRIO_DEMAIS : QUENTE + Math.round(acaso * 120);
    const quente = tipo?.pesoMinimoG !== null;
    const recusou = recusada(1) > 0;
    const etiqueta = { unidade: unidade.nome, refeicao: tipo?.nome ?? '', data };
    const foto = tipo?.fotoObrigatoria
      ? await enviarFoto(
          palco,
          unidade.responsavel,
          unidade.id,
          await desenhar(cenaDoRecebimento, chave, { numero: chave, pesoMedioG: null, graus: null, etiqueta }),
        )
      : undefined;
    await palco.app.get(RecebimentosService).registrar(
      unidade.responsavel,
      { pedidoId: pedido.id, ifMatch: await vista(palco, 'pedidos', pedido.id) },
      {
        tipoAlimentacaoId: refeicao.refeicaoId,
        chegadaEm: chegadaEm.toISOString(),
        ...{ motorista, placa, embalagemConforme: true, cardapioConforme: true },
        itens: refeicao.publicos.map(({ tipoPublicoId, confirmada }) => ({
          tipoPublicoId,
          entregue: entregue(confirmada),
          recusada: recusada(confirmada),
        })),
        ...(quente && { temperaturaQuente }),
        ...(observacao && { observacao }),
        ...(recusou && { recusa: { motivoId: await motivoDe(palco, 'RECUSA_ENTREGA', 'TEMPERATURA') } }),
        ...(foto && { fotos: [foto.foto] }),
      },
    );
  },

  ABRIR_OCORRENCIA: ({ app, elenco }, { recusa: { recebimentoId, pedidoId, recusadas, motivo } }) =>
    app.get(OcorrenciasAberturaService).abrir(elenco.monitoramento, {
      ...{ origem: 'RECEBIMENTO', gravidade: 'MODERADO', clausula: '8.2', pedidoId, recebimentoId },
      descricao: `${recusadas} refeições recusadas: ${motivo}.`,
    }),
};
