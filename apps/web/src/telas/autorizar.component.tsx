import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Campos, dadosDe, VAZIO } from './campos.component.tsx';
import { autorizarTela } from './telas.mutations.ts';

const SEIS_DIGITOS = /^\d{6}$/;

export function Autorizar() {
  const [codigo, setCodigo] = useState('');
  const [valor, setValor] = useState(VAZIO);
  const campo = useRef<HTMLInputElement>(null);
  const autorizar = useMutation({
    mutationFn: () => autorizarTela(codigo, dadosDe(valor)),
    onSuccess: () => {
      setCodigo('');
      setValor(VAZIO);
      campo.current?.focus();
    },
  });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    autorizar.mutate();
  };
  return (
    <form className="cartao telas-autorizar" onSubmit={enviar} aria-labelledby="telas-autorizar">
      <h2 id="telas-autorizar">Autorizar uma tela</h2>
      <p className="quieto">
        Na tela, abra o endereço do painel: ela mostra seis dígitos. Autorize só a tela que você vê, ou cujo código
        ouviu de quem está diante dela.
      </p>
      <Field label="Código na tela">
        <TextInput
          ref={campo}
          className="telas-codigo"
          inputMode="numeric"
          autoComplete="off"
          required
          value={codigo}
          placeholder="000 000"
          onChange={({ target }) => setCodigo(target.value.replaceAll(/\D/g, '').slice(0, 6))}
        />
      </Field>
      <Campos valor={valor} mudar={setValor} />
      {autorizar.error && <Notice tone="perigo">{sentenceOf(autorizar.error)}</Notice>}
      {autorizar.data && <Notice tone="ok">{autorizar.data.nome} foi autorizada e já mostra o painel.</Notice>}
      <Button
        type="submit"
        variant="primary"
        disabled={autorizar.isPending || !SEIS_DIGITOS.test(codigo) || !valor.nome.trim()}
      >
        {autorizar.isPending ? 'Autorizando…' : 'Autorizar a tela'}
      </Button>
    </form>
  );
}
