import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { NumberInput } from '../ui/text-input.component.tsx';
import { RESULTADOS, SEM_NOTA } from './formularios.labels.ts';
import { preverFormulario } from './formularios.mutations.ts';
import type { Conteudo, Resultado } from './formularios.queries.ts';

const NC = 'NAO_CONFORME' as const;

/** Simulates faults with the server's own calculation. Nothing is saved. */
export function FormularioPrevia({ conteudo }: { conteudo: Conteudo }) {
  const [falhas, setFalhas] = useState<readonly string[]>([]);
  const [atrasoMin, setAtrasoMin] = useState(0);
  // A section being emptied has nothing to answer, and none is published so.
  const secoes = conteudo.secoes.filter(({ itens }) => itens.length > 0);
  const comNota = secoes.flatMap(({ itens, ...secao }) => {
    const contam = itens.filter(({ tipo }) => !SEM_NOTA.includes(tipo));
    return contam.length > 0 ? [{ ...secao, itens: contam }] : [];
  });
  const previa = useMutation({
    mutationFn: () =>
      preverFormulario({
        formulario: { ...conteudo, secoes },
        atrasoMin,
        respostas: comNota
          .flatMap(({ itens }) => itens)
          .filter(({ tipo }) => tipo !== 'AUTOMATICO')
          .map(({ codigo }) => ({ item: codigo, resposta: falhas.includes(codigo) ? NC : 'CONFORME' })),
      }),
  });
  const alternar = (codigo: string) =>
    setFalhas(falhas.includes(codigo) ? falhas.filter(cada => cada !== codigo) : [...falhas, codigo]);
  return (
    <Card className="formulario-previa" aria-labelledby="formulario-previa-titulo">
      <h2 id="formulario-previa-titulo">Prévia</h2>
      <p className="quieto">Marque o que não estaria conforme e veja o resultado. Nada muda.</p>
      {comNota.map(({ codigo: letra, titulo: secao, itens }) => (
        <fieldset key={letra} className="formulario-marcas">
          <legend className="quieto">
            {letra} — {secao}
          </legend>
          {itens.map(({ codigo, titulo }) => (
            <label key={codigo}>
              <Checkbox checked={falhas.includes(codigo)} onChange={() => alternar(codigo)} />
              {codigo} {titulo}
            </label>
          ))}
        </fieldset>
      ))}
      <Field label="Atraso, em minutos" className="formulario-numero">
        <NumberInput
          min={0}
          max={1440}
          value={atrasoMin}
          onChange={event => setAtrasoMin(Math.max(0, Math.trunc(Number(event.target.value))))}
        />
      </Field>
      <Button disabled={previa.isPending} onClick={() => previa.mutate()}>
        {previa.isPending ? 'Calculando…' : 'Ver o resultado'}
      </Button>
      <div aria-live="polite">
        {previa.isError && <Notice tone="perigo">{sentenceOf(previa.error)}</Notice>}
        {previa.data && <Calculado {...previa.data} />}
      </div>
    </Card>
  );
}

function Calculado({ erros, resultado }: Resultado) {
  if (!resultado) {
    return (
      <Notice tone="perigo">
        <ul>
          {erros.map(({ pointer, detail }) => (
            <li key={`${pointer} ${detail}`}>{detail}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const { rotulo, tone } = RESULTADOS[resultado.resultado];
  const nota = resultado.nota === null ? 'sem nota' : `nota ${(resultado.nota / 10).toLocaleString('pt-BR')}`;
  return (
    <p>
      <Pill tone={tone}>{rotulo}</Pill> {nota} · {resultado.pontos} pontos · desconto proposto de{' '}
      {resultado.descontoPct} %{resultado.criticos.length > 0 && ` · falha crítica em ${resultado.criticos.join(', ')}`}
    </p>
  );
}
