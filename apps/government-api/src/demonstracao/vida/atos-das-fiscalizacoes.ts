import type { components } from '@alipen/contracts/generated/government-api';
import { Database } from '../../database/database.ts';
import { FiscalizacoesAberturaService } from '../../fiscalizacoes/abertura/abertura.service.ts';
import { ConclusaoService } from '../../fiscalizacoes/conclusao/conclusao.service.ts';
import { FiscalizacoesService } from '../../fiscalizacoes/fiscalizacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { respostasDe } from '../fiscalizacoes.rules.ts';
import { cenas } from '../foto-desenhada.ts';
import { uuidDe } from '../uuid.rules.ts';
import type { Atos } from './ato.ts';
import { type Desenhada, desenhar, enviarFoto } from './fotografia.ts';
import { type Executores, type Palco, vista } from './palco.ts';
import { sorteDoDia } from './sorte-do-dia.ts';

type Schemas = components['schemas'];
type Visitada = Atos['MANDAR_FOTOS'];

/** Which of the answers of the demonstration's form, mostly without a fault. */
const ACHADOS = [0, 1, 2, 3, 0, 5, 1, 2];
const PREPOSTO = { nome: 'Célia Moura Pinho', ciencia: 'ACEITA' } as const;
/** In grams and tenths of a degree, around what the answers say. */
const [PESO, GRAUS] = [725, 655];

/** The same photos whenever they are asked for, so that one that was late is the one that was declared. */
async function fotosDe({ app }: Palco, { unidade, data, fiscalizacao }: Visitada) {
  const tipo = (await app.get(TiposAlimentacaoService).naEntrega(app.get(Database), data)).get(fiscalizacao.refeicaoId);
  const etiqueta = { unidade: unidade.nome, refeicao: tipo?.nome ?? '', data };
  const fotos: Desenhada[] = [];
  const { numero } = fiscalizacao;
  for (const cena of cenas)
    fotos.push(await desenhar(cena, numero, { numero, pesoMedioG: PESO, graus: GRAUS, etiqueta }));
  return fotos;
}

function respostas({ unidade, data, publicos }: Atos['CONCLUIR_FISCALIZACAO'], fotos: readonly Desenhada[]) {
  const achado = ACHADOS[Math.floor(sorteDoDia(data, unidade.posicao, 30) * ACHADOS.length)] ?? 0;
  const marmita = fotos.flatMap(({ item, uuid }) => (item === 'H1' ? [uuid] : []));
  const dadas = respostasDe(achado, publicos).map(dada =>
    dada.resposta === 'NAO_CONFORME' ? { ...dada, fotos: marmita } : dada,
  );
  return [...dadas, ...fotos.map(({ item, uuid }): Schemas['RespostaDoItem'] => ({ item, fotos: [uuid] }))];
}

export const atosDasFiscalizacoes: Pick<
  Executores,
  'ABRIR_FISCALIZACAO' | 'INICIAR_FISCALIZACAO' | 'CONCLUIR_FISCALIZACAO' | 'NAO_REALIZAR_FISCALIZACAO' | 'MANDAR_FOTOS'
> = {
  ABRIR_FISCALIZACAO: ({ app, elenco }, { pedidoId, refeicaoId }) =>
    app.get(FiscalizacoesAberturaService).criar(elenco.monitoramento, {
      ...{ pedidoId, tipoAlimentacaoId: refeicaoId, origem: 'MANUAL', designadoId: elenco.fiscal.usuarioId },
    }),

  async INICIAR_FISCALIZACAO(palco, { fiscalizacao: { id } }) {
    const ifMatch = await vista(palco, 'fiscalizacoes', id);
    await palco.app.get(FiscalizacoesService).iniciar(palco.elenco.fiscal, { id, ifMatch }, {});
  },

  async CONCLUIR_FISCALIZACAO(palco, ato) {
    const { fiscalizacao, desfecho, inicio, em, chave, unidade } = ato;
    const { fiscal } = palco.elenco;
    const fotos = await fotosDe(palco, ato);
    const chegam = desfecho === 'FOTOS_DEPOIS' ? fotos.slice(0, -1) : fotos;
    for (const foto of chegam) await enviarFoto(palco, fiscal, unidade.id, foto);
    await palco.app.get(ConclusaoService).concluir(fiscal, fiscalizacao.id, {
      ...{ clienteUuid: uuidDe(chave), iniciadaEm: inicio.toISOString(), concluidaEm: em.toISOString() },
      respostas: respostas(ato, fotos),
      fotosDeclaradas: fotos.map(({ uuid, sha256, bytes, contexto }) => ({ uuid, sha256, bytes, contexto })),
      assinatura: { nome: fiscal.nome },
      ...(desfecho === 'CIENTE' && { preposto: PREPOSTO }),
    });
  },

  async NAO_REALIZAR_FISCALIZACAO(palco, { fiscalizacao: { id }, motivo }) {
    const ifMatch = await vista(palco, 'fiscalizacoes', id);
    await palco.app.get(FiscalizacoesService).naoRealizar(palco.elenco.fiscal, { id, ifMatch }, { motivo });
  },

  async MANDAR_FOTOS(palco, ato) {
    for (const foto of await fotosDe(palco, ato)) await enviarFoto(palco, palco.elenco.fiscal, ato.unidade.id, foto);
  },
};
