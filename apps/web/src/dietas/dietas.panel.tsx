import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { NumberInput, TextInput } from '../ui/text-input.component.tsx';
import {
  type DietaDigitada,
  type DietasDoPedido,
  type DietasLidas,
  definirDietasDoPedido,
  listarTiposDieta,
  obterDietasDoPedido,
} from './dietas.queries.ts';
import './dietas.css';

export interface CelulaComDieta {
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  /** "Almoço, Interno". */
  nome: string;
  quantidade: number;
}

interface Props {
  pedidoId: number;
  celulas: readonly CelulaComDieta[];
}

export default function DietasDoPedidoPanel({ pedidoId, celulas }: Props) {
  const lidas = useQuery(obterDietasDoPedido(pedidoId));
  return (
    <QueryState query={lidas} skeletonHeight={180}>
      {dados => <Dietas pedidoId={pedidoId} lidas={dados} celulas={celulas} />}
    </QueryState>
  );
}

const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: { tipoAlimentacaoId: number; tipoPublicoId: number }) =>
  `${tipoAlimentacaoId}:${tipoPublicoId}`;

const digitada = (dieta: DietasDoPedido['dietas'][number]): DietaDigitada => ({
  tipoAlimentacaoId: dieta.tipoAlimentacaoId,
  tipoPublicoId: dieta.tipoPublicoId,
  tipoDietaId: dieta.tipoDietaId,
  quantidade: dieta.quantidade,
  ...(dieta.identificacao && { identificacao: dieta.identificacao }),
});

function Dietas({ pedidoId, lidas, celulas }: Props & { lidas: DietasLidas }) {
  const { dietas, etag } = lidas;
  const cache = useQueryClient();
  const [erro, setErro] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const edita = dietas.acoes.includes('definirDietas');
  const nomes = new Map(celulas.map(celula => [chaveDe(celula), celula.nome]));

  const gravar = async (novas: DietaDigitada[]) => {
    setOcupado(true);
    setErro(null);
    try {
      const depois = await definirDietasDoPedido(pedidoId, etag, novas);
      cache.setQueryData(obterDietasDoPedido(pedidoId).queryKey, depois);
      return true;
    } catch (error) {
      setErro(sentenceOf(error));
      return false;
    } finally {
      setOcupado(false);
    }
  };
  const atuais = dietas.dietas.map(digitada);

  return (
    <div className="dietas">
      {erro && <Notice tone="perigo">{erro}</Notice>}
      {dietas.dietas.length === 0 ? (
        <p className="quieto">Nenhuma dieta especial neste pedido.</p>
      ) : (
        <ul className="dietas-lista" aria-label="Dietas do pedido">
          {dietas.dietas.map((dieta, posicao) => (
            <li key={`${chaveDe(dieta)}-${dieta.tipoDietaId}-${dieta.identificacao ?? ''}`}>
              <span>
                <strong>{dieta.codigo}</strong> {dieta.nome}
                <small>
                  {nomes.get(chaveDe(dieta)) ?? 'Refeição fora do pedido'} ·{' '}
                  {formatCount(dieta.quantidade, 'refeição', 'refeições')}
                  {dieta.identificacao && ` · ${dieta.identificacao}`}
                </small>
              </span>
              {edita && (
                <Button
                  variant="quiet"
                  icon
                  disabled={ocupado}
                  aria-label={`Tirar ${dieta.codigo} ${dieta.identificacao ?? ''} de ${nomes.get(chaveDe(dieta)) ?? ''}`}
                  onClick={() => gravar(atuais.filter((_, n) => n !== posicao))}
                >
                  <TrashIcon size={18} aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {edita && <NovaDieta celulas={celulas} ocupado={ocupado} incluir={nova => gravar([...atuais, nova])} />}
    </div>
  );
}

interface NovaProps {
  celulas: readonly CelulaComDieta[];
  ocupado: boolean;
  incluir: (nova: DietaDigitada) => Promise<boolean>;
}

function NovaDieta({ celulas, ocupado, incluir }: NovaProps) {
  const tipos = useQuery(listarTiposDieta());
  const pedidas = celulas.filter(({ quantidade }) => quantidade > 0);
  const [celula, setCelula] = useState('');
  const [tipo, setTipo] = useState('');
  const [quantidade, setQuantidade] = useState('1');
  const [identificacao, setIdentificacao] = useState('');
  if (pedidas.length === 0) return <Notice tone="info">Digite e salve as quantidades antes das dietas.</Notice>;

  const enviar = async (event: FormEvent) => {
    event.preventDefault();
    const alvo = pedidas.find(cada => chaveDe(cada) === celula) ?? pedidas[0];
    const tipoDietaId = Number(tipo || tipos.data?.[0]?.id);
    if (!alvo || !tipoDietaId) return;
    const { tipoAlimentacaoId, tipoPublicoId } = alvo;
    const feito = await incluir({
      tipoAlimentacaoId,
      tipoPublicoId,
      tipoDietaId,
      quantidade: Number(quantidade),
      ...(identificacao.trim() && { identificacao: identificacao.trim() }),
    });
    if (feito) setIdentificacao('');
  };

  return (
    <form className="dietas-nova" onSubmit={enviar}>
      <Field label="Refeição e público">
        <Select value={celula} onChange={({ target }) => setCelula(target.value)}>
          {pedidas.map(cada => (
            <option key={chaveDe(cada)} value={chaveDe(cada)}>
              {cada.nome} ({cada.quantidade})
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Dieta">
        <Select value={tipo} onChange={({ target }) => setTipo(target.value)}>
          {tipos.data?.map(({ id, codigo, nome }) => (
            <option key={id} value={id}>
              {codigo} {nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Quantidade">
        <NumberInput
          min={1}
          max={9999}
          required
          value={quantidade}
          onChange={({ target }) => setQuantidade(target.value)}
        />
      </Field>
      <Field label="Iniciais ou código (opcional)">
        <TextInput
          maxLength={12}
          autoComplete="off"
          value={identificacao}
          onChange={({ target }) => setIdentificacao(target.value)}
        />
      </Field>
      <p className="quieto">Nunca o nome, o CPF nem a doença: as listas mostram só o código da dieta e a quantidade.</p>
      <Button type="submit" variant="primary" disabled={ocupado || !tipos.data}>
        {ocupado ? 'Salvando…' : 'Incluir dieta'}
      </Button>
    </form>
  );
}
