import { hostile } from '../../../../../scripts/notas/hostile.table.mjs';
import { canonical } from './canonical-xml.ts';
import { Ilegivel, readXml } from './strict-xml.ts';

const reread = (xml: string) => canonical(readXml(Buffer.from(xml))).toString();
const refusal = (bytes: Buffer) => {
  try {
    readXml(bytes);
  } catch (error) {
    return error instanceof Ilegivel ? error.motivo : String(error);
  }
  return 'lido';
};

describe('the strict reader of XML, and its canonical form', () => {
  it('writes namespace, attributes and characters as Canonical XML 1.0 does', () => {
    const written =
      '\uFEFF<?xml version="1.0"?>\r\n<a  c=\'"\t&#9;\' b="&lt;" xmlns="u"><b/>x&gt;\r&#xD;<c xmlns="u"/><d xmlns=""/></a>\n';
    expect(reread(written)).toBe(
      '<a xmlns="u" b="&lt;" c="&quot; &#x9;"><b></b>x&gt;\n&#xD;<c></c><d xmlns=""></d></a>',
    );
  });

  it('takes CDATA for the text it is', () => {
    expect(reread('<a>1<![CDATA[<&]]>2</a>')).toBe('<a>1&lt;&amp;2</a>');
  });

  it.each([
    ['<a><!-- --></a>', 'ARQUIVO_COM_COMENTARIO'],
    ['<!DOCTYPE a><a/>', 'ARQUIVO_COM_DOCTYPE'],
    ['<a b="1" b="2"/>', 'ARQUIVO_MAL_FORMADO'],
    ['<a><b></a></b>', 'ARQUIVO_MAL_FORMADO'],
    ['<a/><b/>', 'ARQUIVO_MAL_FORMADO'],
    ['<a>&nbsp;</a>', 'ARQUIVO_MAL_FORMADO'],
    ['<a>&#0;</a>', 'ARQUIVO_MAL_FORMADO'],
    ['<a>]]></a>', 'ARQUIVO_MAL_FORMADO'],
    ['<p:a/>', 'ARQUIVO_MAL_FORMADO'],
    ['<a><b xmlns:p="u"/></a>', 'ARQUIVO_MAL_FORMADO'],
    ['<a b=1/>', 'ARQUIVO_MAL_FORMADO'],
    ['<a><?b?></a>', 'ARQUIVO_MAL_FORMADO'],
    ['x<a/>', 'ARQUIVO_MAL_FORMADO'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'ARQUIVO_SEM_UTF8'],
  ])('refuses %s', (xml, motivo) => {
    expect(refusal(Buffer.from(xml))).toBe(motivo);
  });

  it.each(Object.keys(hostile).filter(name => name !== 'espaço sem fim'))(
    'reads none of what is sent to break it: %s',
    name => {
      expect(refusal(hostile[name]?.() ?? Buffer.alloc(0))).toMatch(/^ARQUIVO_/);
    },
  );
});
