import type { components } from '@alipen/contracts/generated/bff';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { useReview } from '../photos/covering.hook.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import { anexarPeloCodigo } from './resposta.calls.ts';

type Anexo = components['schemas']['AnexoOcorrencia'];

/** Each file is sent as it is chosen, and stays even where the page is closed. */
export function Anexos({ codigo, enviados }: { codigo: string; enviados: readonly Anexo[] }) {
  const [anexos, setAnexos] = useState(enviados);
  const [enviando, setEnviando] = useState(0);
  const [erro, setErro] = useState<string | null>(null);
  const [cobrir, conferir] = useReview();
  const anexar = async (arquivos: readonly File[]) => {
    setErro(null);
    for (const arquivo of await conferir(arquivos)) {
      setEnviando(antes => antes + 1);
      try {
        const anexo = await anexarPeloCodigo(codigo, arquivo);
        setAnexos(antes => [...antes, anexo]);
      } catch (error) {
        setErro(`${arquivo.name}: ${sentenceOf(error)}`);
      } finally {
        setEnviando(antes => antes - 1);
      }
    }
  };
  return (
    <fieldset>
      <legend>Fotos ou PDF (até dez, de até 10 MB)</legend>
      <ul>
        {anexos.map(({ uuid, nome }) => (
          <li key={uuid}>{nome}</li>
        ))}
      </ul>
      <FileInput
        label="Anexar arquivo"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onFiles={arquivos => void anexar(arquivos)}
      >
        Anexar arquivo
      </FileInput>
      <small className="quieto">Nas fotos, não mostre rostos nem nomes.</small>
      {cobrir}
      <p role="status">{enviando > 0 ? 'Enviando…' : ''}</p>
      {erro && <p role="alert">{erro}</p>}
    </fieldset>
  );
}
