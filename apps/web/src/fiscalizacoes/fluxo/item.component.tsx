import { type ComponentType, lazy, Suspense } from 'react';
import type { NewPhoto } from '../../outbox/photo.intake.ts';
import { Card } from '../../ui/card.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { useKeptFocus } from '../../ui/kept-focus.hook.ts';
import { TextArea } from '../../ui/text-input.component.tsx';
import type { DoDia, Item } from '../fiscalizacoes.queries.ts';
import { ajudaDe } from '../preenchimento/medidas.model.ts';
import type { RespostaDigitada } from '../preenchimento/preenchimento.model.ts';
import type { RespostaProps } from '../preenchimento/resposta.model.ts';
import { AlemDaMedida, Conformidade } from './conformidade.component.tsx';
import { type Camera, FotosDoItem } from './fotos-do-item.component.tsx';
import { Chegada, Contagem, Escala, Hora, Numero, Texto } from './medidas.component.tsx';
import { Pesos } from './pesos.component.tsx';
import { Temperatura } from './temperatura.component.tsx';

// Beside the photos of today where there is a network and its code came; nothing waits for it.
const Ultimas = lazy(() => import('./ultimas-do-item.component.tsx').catch(() => ({ default: () => null })));

const Nada = () => null;

/** The signature is absent: it has its own place at the end. */
const RESPOSTAS = {
  CONFORMIDADE: Conformidade,
  NUMERO: Numero,
  TEMPERATURA: Temperatura,
  PESOS: Pesos,
  ESCALA: Escala,
  HORA: Hora,
  FOTO: Nada,
  TEXTO: Texto,
  ASSINATURA: Nada,
  AUTOMATICO: Chegada,
  QUANTIDADES: Contagem,
} satisfies Record<Item['tipo'], ComponentType<RespostaProps>>;

/** Kinds in which the person may say more than the measure does. */
const COM_ALEM: readonly Item['tipo'][] = ['NUMERO', 'TEMPERATURA', 'PESOS', 'ESCALA', 'HORA', 'QUANTIDADES'];

export const lugarDoItem = (codigo: string) => `item-${codigo}`;

interface Props {
  item: Item;
  entrega: DoDia;
  matricula: string;
  guardaLugar: boolean;
  resposta: RespostaDigitada;
  falta: string | null;
  camera: Camera;
  mudar: (parte: Partial<RespostaDigitada> | ((antes: RespostaDigitada) => Partial<RespostaDigitada>)) => Promise<void>;
}

export function ItemDoFormulario({ item, entrega, matricula, guardaLugar, resposta, falta, camera, mudar }: Props) {
  const Resposta = RESPOSTAS[item.tipo];
  const ajuda = ajudaDe(item, entrega);
  const ruim = resposta.resposta === 'NAO_CONFORME';
  const props = { item, entrega, resposta, mudar };
  const sobre: NewPhoto = {
    person: matricula,
    lotacaoId: entrega.lotacao.id,
    contexto: item.contextoFoto ?? 'NAO_CONFORMIDADE',
    title: item.titulo,
    keepsPlace: guardaLugar,
  };
  const lugar = lugarDoItem(item.codigo);
  const keptFocus = useKeptFocus<HTMLElement>(resposta);
  return (
    <Card {...keptFocus} className="fluxo-item" aria-labelledby={lugar}>
      <h3 id={lugar} tabIndex={-1}>
        {item.titulo}
        {item.critico && <span className="fluxo-critico"> · crítico</span>}
      </h3>
      {ajuda && <p className="quieto">{ajuda}</p>}
      {(item.tipo === 'CONFORMIDADE' || resposta.resposta !== 'NAO_SE_APLICA') && <Resposta {...props} />}
      {COM_ALEM.includes(item.tipo) && <AlemDaMedida {...props} />}
      {ruim && <PorQue resposta={resposta} mudar={mudar} titulo={item.titulo} />}
      {(item.tipo === 'FOTO' || ruim || item.foto === 'SEMPRE' || item.contextoFoto || resposta.fotos.length > 0) && (
        <>
          <FotosDoItem
            item={item}
            sobre={sobre}
            fotos={resposta.fotos}
            camera={camera}
            juntar={id => mudar(({ fotos }) => ({ fotos: [...fotos, id] }))}
            trocar={(velha, nova) => mudar(({ fotos }) => ({ fotos: fotos.map(id => (id === velha ? nova : id)) }))}
            tirar={id => mudar(({ fotos }) => ({ fotos: fotos.filter(outra => outra !== id) }))}
          />
          <Suspense>
            <Ultimas item={item} entrega={entrega} />
          </Suspense>
        </>
      )}
      {falta && (
        <p className="campo-erro fluxo-falta" role="alert">
          {falta}
        </p>
      )}
    </Card>
  );
}

interface PorQueProps {
  titulo: string;
  resposta: RespostaDigitada;
  mudar: (parte: Partial<RespostaDigitada>) => Promise<void>;
}

const PorQue = ({ titulo, resposta, mudar }: PorQueProps) => (
  <>
    <Field
      label={
        <>
          O que não está conforme<span className="so-leitor">: {titulo}</span>
        </>
      }
    >
      <TextArea
        rows={2}
        maxLength={600}
        value={resposta.motivo}
        onChange={({ target }) => mudar({ motivo: target.value })}
      />
    </Field>
    <Field
      label={
        <>
          Providência imediata, se houve<span className="so-leitor">: {titulo}</span>
        </>
      }
    >
      <TextArea
        rows={2}
        maxLength={300}
        value={resposta.providencia}
        onChange={({ target }) => mudar({ providencia: target.value })}
      />
    </Field>
  </>
);
