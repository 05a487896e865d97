import { Modal } from 'antd';
import { useId, useState } from 'react';
import { overlayContainer } from '../ui/overlay.container.ts';

const MINIMO = 10;
const MAXIMO = 500;

interface Props {
  motivos: readonly string[];
  confirmar: (justificativa: string) => void;
  cancelar: () => void;
}

/** Asks the written reason that the rules demand (late order, or far above the head count). */
export default function Justificativa({ motivos, confirmar, cancelar }: Props) {
  const [texto, setTexto] = useState('');
  const [tentou, setTentou] = useState(false);
  const id = useId();
  const curto = texto.trim().length < MINIMO;
  return (
    <Modal
      open
      getContainer={overlayContainer}
      title="Justificativa do pedido"
      okText="Enviar pedido"
      cancelText="Voltar"
      onOk={() => (curto ? setTentou(true) : confirmar(texto.trim()))}
      onCancel={cancelar}
    >
      <ul className="justificativa-motivos">
        {motivos.map(motivo => (
          <li key={motivo}>{motivo}</li>
        ))}
      </ul>
      <div className="campo">
        <label htmlFor={id}>Motivo (fica registrado no pedido)</label>
        <textarea
          id={id}
          className="entrada"
          rows={4}
          maxLength={MAXIMO}
          value={texto}
          // biome-ignore lint/a11y/noAutofocus: the dialog has this one question
          autoFocus
          onChange={event => setTexto(event.target.value)}
          aria-invalid={tentou && curto}
          aria-describedby={`${id}-ajuda`}
        />
        <p id={`${id}-ajuda`} className={tentou && curto ? 'justificativa-erro' : 'quieto'} aria-live="polite">
          {tentou && curto ? `Escreva ao menos ${MINIMO} letras.` : `${texto.length} de ${MAXIMO}`}
        </p>
      </div>
    </Modal>
  );
}
