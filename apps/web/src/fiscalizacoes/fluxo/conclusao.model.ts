import { serverNow } from '../../base/server-clock.ts';
import { queueItem, readPhotos } from '../../outbox/device.store.ts';
import { sendNow } from '../../outbox/outbox.schedule.ts';
import { tell } from '../../outbox/outbox.signals.ts';
import { finishPhoto } from '../../outbox/photo.intake.ts';
import type { DoDia, Formulario } from '../fiscalizacoes.queries.ts';
import type { FiscalizacaoNaFila } from '../preenchimento/fiscalizacao.delivery.ts';
import {
  chaveDoPreenchimento,
  type Falta,
  itensDe,
  type Preenchimento,
  prepostoDe,
  respostaDe,
  respostasDe,
} from '../preenchimento/preenchimento.model.ts';

const HORA_MS = 3_600_000;

/** When the kept sample may be thrown away (R11); null: none was taken. */
export function descarteDaAmostra(formulario: Formulario, em: Preenchimento, { limites }: DoDia): string | null {
  const guarda = itensDe(formulario).find(({ guardaAmostra }) => guardaAmostra);
  if (!guarda || respostaDe(em, guarda.codigo).resposta !== 'CONFORME') return null;
  return new Date(serverNow() + limites.amostraHoras * HORA_MS).toISOString();
}

/**
 * Concludes on this device, with or without network: answers, declared photos and signature go to the outbox in one
 * step. Returns what prevents it: a photo that could not be read or is no longer here. Throws DeviceError.
 */
export async function concluirNoAparelho(
  matricula: string,
  entrega: DoDia,
  formulario: Formulario,
  em: Preenchimento,
): Promise<Falta[]> {
  const donos = itensDe(formulario).flatMap(({ codigo }) =>
    respostaDe(em, codigo).fotos.map(id => [id, codigo] as const),
  );
  for (const [id] of donos) await finishPhoto(id);
  const fotos = new Map((await readPhotos(matricula)).map(foto => [foto.id, foto]));
  // Another device of the same person holds the photo: it is declared here and sent from there, and the server waits.
  const deLonge = new Map((em.fotosDeLonge ?? []).map(foto => [foto.uuid, foto]));
  const declaracao = (id: string) => {
    const { image, sha256, contexto } = fotos.get(id) ?? {};
    return image && sha256 ? { uuid: id, sha256, bytes: image.size, contexto: contexto as 'MARMITA' } : deLonge.get(id);
  };
  const ruins = donos.flatMap(([id, codigo]) =>
    declaracao(id) ? [] : [{ codigo, frase: fotos.get(id)?.refusal ?? 'Uma foto sumiu: tire de novo.' }],
  );
  if (ruins.length > 0) return ruins;

  const preposto = prepostoDe(em);
  const { nome, tracos } = em.assinatura;
  const item: FiscalizacaoNaFila = {
    id: em.clienteUuid,
    person: matricula,
    kind: 'fiscalizacao',
    title: `Fiscalização ${entrega.numero}`,
    detail: `${entrega.refeicao.nome} · ${entrega.lotacao.nome}`,
    photos: donos.flatMap(([id]) => (fotos.has(id) ? id : [])),
    at: new Date().toISOString(),
    delivered: false,
    refusal: null,
    body: {
      fiscalizacaoId: entrega.id,
      formulario,
      conclusao: {
        clienteUuid: em.clienteUuid,
        formularioId: formulario.id,
        iniciadaEm: em.iniciadaEm,
        concluidaEm: new Date().toISOString(),
        respostas: respostasDe(formulario, em),
        fotosDeclaradas: donos.flatMap(([id]) => declaracao(id) ?? []),
        assinatura: { nome: nome.trim(), ...(tracos.length > 0 && { tracos }) },
        ...(preposto && { preposto }),
        ...(em.presenca && { presenca: em.presenca }),
        ...(em.lugar && { lugar: em.lugar }),
      },
    },
  };
  await queueItem(item, chaveDoPreenchimento(matricula, entrega.id));
  tell('changed');
  sendNow();
  return [];
}
