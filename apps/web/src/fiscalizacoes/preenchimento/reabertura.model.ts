import type { Formulario } from '../fiscalizacoes.queries.ts';
import type { FiscalizacaoNaFila } from './fiscalizacao.delivery.ts';
import { itensDe, type Preenchimento } from './preenchimento.model.ts';
import { digitadaDe } from './rascunho.model.ts';

/** Makes an editable draft of a refused conclusion, for the same record. */
export function paraContinuar(
  { body: { fiscalizacaoId, conclusao }, photos }: Pick<FiscalizacaoNaFila, 'body' | 'photos'>,
  formulario: Formulario,
): Preenchimento {
  const { clienteUuid, iniciadaEm, concluidaEm, respostas, fotosDeclaradas, assinatura, preposto, presenca, lugar } =
    conclusao;
  const ditas = new Map(respostas.map(resposta => [resposta.item, resposta]));
  return {
    clienteUuid,
    fiscalizacaoId,
    formularioId: formulario.id,
    formulario,
    iniciadaEm,
    respostas: Object.fromEntries(
      itensDe(formulario).flatMap(item => {
        const dita = ditas.get(item.codigo);
        return dita ? [[item.codigo, digitadaDe(item, dita)]] : [];
      }),
    ),
    // The conclusion is newer than any draft of it that another device left on the server.
    horas: Object.fromEntries(respostas.map(({ item }) => [item, concluidaEm])),
    fotosDeLonge: fotosDeclaradas.filter(({ uuid }) => !photos.includes(uuid)),
    assinatura: { nome: assinatura.nome, tracos: assinatura.tracos ?? [] },
    ciencia: preposto?.ciencia ?? null,
    prepostoNome: preposto?.nome ?? '',
    justificativa: preposto?.justificativa ?? '',
    ...(presenca && { presenca }),
    ...(lugar && { lugar }),
    perguntando: null,
  };
}
