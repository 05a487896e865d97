import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import type { PresencaLida } from './presencas.queries.ts';
import { lerCodigo, podeLer } from './qr.reader.ts';

interface Props {
  lida: PresencaLida | undefined;
  fusoHorario: string;
  mudar: (lida: PresencaLida | undefined) => void;
}

/** The hour goes with what was read: without network the server judges it when it arrives. By the device's clock, which the sending corrects. */
const agora = () => new Date().toISOString();

export function CodigoDaUnidade({ lida, fusoHorario, mudar }: Props) {
  const [falha, setFalha] = useState<string>();
  const receber = async ([foto]: readonly File[]) => {
    if (!foto) return;
    const em = agora();
    const texto = await lerCodigo(foto);
    setFalha(texto ? undefined : 'Não há código nesta foto. Chegue mais perto, ou digite-o.');
    if (texto) mudar({ texto, em, digitado: false });
  };
  if (lida && !lida.digitado)
    return (
      <Toolbar>
        <Pill tone="ok" icon={QrCodeIcon}>
          Código lido às {formatHour(lida.em, fusoHorario)}
        </Pill>
        <Button onClick={() => mudar(undefined)}>Retirar</Button>
      </Toolbar>
    );
  return (
    <>
      <p className="quieto">
        Está na tela da unidade ou no cartaz da portaria. Sem ele, conclua assim mesmo: fica dito que foi sem código.
      </p>
      {podeLer() && (
        <FileInput className="fluxo-botao" label="Foto do código da unidade" accept="image/*" capture onFiles={receber}>
          <QrCodeIcon size={20} aria-hidden />
          Ler o código com a câmera
        </FileInput>
      )}
      <Field label={podeLer() ? 'Ou digite o código' : 'Digite o código'} error={falha}>
        <TextInput
          className="fluxo-entrada"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={lida?.texto ?? ''}
          onChange={({ target }) => {
            setFalha(undefined);
            mudar(target.value ? { texto: target.value, em: agora(), digitado: true } : undefined);
          }}
        />
      </Field>
    </>
  );
}
