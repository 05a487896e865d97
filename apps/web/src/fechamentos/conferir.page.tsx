import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Logo } from '../ui/logo.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { codigoInteiro } from './codigo.model.ts';
import '../ui/entrada.css';
import './verificar.css';

const INCOMPLETO =
  'O código tem sete grupos de quatro letras ou números; os de mês, medição e termo têm mais uma letra na frente.';

/** For whoever has a paper and no camera for its QR: no sign-in, no shell. */
export function Component() {
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = 'Conferir um papel · Alipen';
  }, []);
  const conferir = (event: FormEvent) => {
    event.preventDefault();
    if (codigoInteiro(codigo)) navigate(`/verificar/${encodeURIComponent(codigo.trim())}`);
    else setErro(INCOMPLETO);
  };
  return (
    <main className="verificar">
      <header>
        <Logo width={66} height={58} />
        <h1>Conferir um papel</h1>
      </header>
      <p>
        Mapas, medições e termos trazem um código no rodapé. Digite-o para ver o que está guardado no sistema e comparar
        com o papel; ou aponte a câmera para o QR ao lado dele.
      </p>
      <form className="verificar-codigo" onSubmit={conferir}>
        <Field label="Código do papel" error={erro}>
          <TextInput
            value={codigo}
            onChange={({ target }) => setCodigo(target.value)}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="primary">
          Conferir
        </Button>
      </form>
    </main>
  );
}
