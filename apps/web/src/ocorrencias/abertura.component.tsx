import { ROTULO_DE_GRAVIDADE_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea, TextInput } from '../ui/text-input.component.tsx';
import { abrirOcorrencia } from './ocorrencias.mutations.ts';
import { useProposta } from './proposta.hook.ts';
import { Sobre } from './sobre.component.tsx';

type Gravidade = keyof typeof ROTULO_DE_GRAVIDADE_OCORRENCIA;

const inteiro = (texto: string | null) => (texto && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : undefined);

/** The address says what it is about: an order, and perhaps a reception, an inspection and a meal; or an inspection alone. */
export function Abertura() {
  const [search, setSearch] = useSearchParams();
  const [gravidadeDita, setGravidade] = useState<Gravidade | null>(null);
  const [descricaoDita, setDescricao] = useState<string | null>(null);
  const [clausula, setClausula] = useState('');
  const pedidoId = inteiro(search.get('pedidoId'));
  const de = {
    recebimentoId: inteiro(search.get('recebimentoId')),
    fiscalizacaoId: inteiro(search.get('fiscalizacaoId')),
    tipoAlimentacaoId: inteiro(search.get('tipoAlimentacaoId')),
  };
  const proposta = useProposta(de.fiscalizacaoId);
  const gravidade = gravidadeDita ?? proposta.gravidade;
  const descricao = descricaoDita ?? proposta.descricao;
  const abrir = useMutation({
    mutationFn: abrirOcorrencia,
    onSuccess: ({ resumo }) => setSearch({ item: String(resumo.id) }, { replace: true }),
  });
  if (!pedidoId && !de.fiscalizacaoId)
    return (
      <p>
        Abra a ocorrência a partir de um pedido, de um recebimento ou de uma fiscalização: neles está “Abrir
        ocorrência”.
      </p>
    );
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const origem = de.fiscalizacaoId ? 'FISCALIZACAO' : de.recebimentoId ? 'RECEBIMENTO' : 'PEDIDO';
    const partes = Object.fromEntries(Object.entries({ pedidoId, ...de }).filter(([, valor]) => valor !== undefined));
    abrir.mutate({ origem, gravidade, descricao, ...(clausula && { clausula }), ...partes });
  };
  return (
    <form className="ocorrencia-formulario" onSubmit={enviar}>
      <Sobre pedidoId={pedidoId} {...de} />
      <Field label="Gravidade">
        <Select value={gravidade} onChange={({ target }) => setGravidade(target.value as Gravidade)}>
          {Object.entries(ROTULO_DE_GRAVIDADE_OCORRENCIA).map(([valor, nome]) => (
            <option key={valor} value={valor}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="O que aconteceu">
        <TextArea
          required
          minLength={3}
          maxLength={4000}
          rows={6}
          value={descricao}
          onChange={({ target }) => setDescricao(target.value)}
        />
      </Field>
      <Field label="Cláusula do contrato (opcional)">
        <TextInput maxLength={200} value={clausula} onChange={({ target }) => setClausula(target.value)} />
      </Field>
      {abrir.error && <Notice tone="perigo">{sentenceOf(abrir.error)}</Notice>}
      <Button type="submit" variant="primary" disabled={abrir.isPending}>
        Abrir ocorrência
      </Button>
    </form>
  );
}
