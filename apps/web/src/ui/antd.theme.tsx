import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { LOCALE } from './antd.locale.ts';
import { REDUCED_MOTION, useMediaQuery } from './media-query.hook.ts';

const cssNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

const RADIUS = 15;

// What our layers of antd show, by the names of tokens.css: a change of theme is the browser's alone, without antd's dark algorithm.
const TOKENS = {
  colorText: 'var(--tinta)',
  colorIcon: 'var(--tinta-quieta)',
  colorIconHover: 'var(--tinta)',
  colorBgElevated: 'var(--cartao)',
  colorBgMask: 'var(--veu)',
  colorBgTextHover: 'var(--realce)',
  colorBgTextActive: 'var(--realce-forte)',
  colorSplit: 'var(--linha)',
  // The dark tip over a light page, and the other way round.
  colorBgSpotlight: 'var(--tinta)',
  colorTextLightSolid: 'var(--cartao)',
  colorPrimaryBorder: 'var(--anel)',
  boxShadow: '0 12px 32px var(--sombra-forte)',
  boxShadowSecondary: '0 12px 32px var(--sombra-forte)',
  fontFamily: '"Inter", "Segoe UI", system-ui, sans-serif',
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 18,
  fontSizeHeading4: 22,
  borderRadius: RADIUS,
  borderRadiusLG: RADIUS,
  borderRadiusSM: RADIUS,
  controlHeight: 40,
};

const COMPONENTS = {
  Popover: { colorBgElevated: 'var(--elevado)' },
  Notification: {
    colorBgElevated: 'var(--elevado)',
    colorSuccess: 'var(--ok)',
    colorInfo: 'var(--info)',
    colorWarning: 'var(--aviso)',
    colorError: 'var(--perigo)',
  },
};

export function AntdDress({ children }: { children: ReactNode }) {
  const still = useMediaQuery(REDUCED_MOTION);
  const theme = useMemo(() => ({ token: { ...TOKENS, motion: !still }, components: COMPONENTS }), [still]);
  return (
    <ConfigProvider theme={theme} locale={LOCALE} csp={{ nonce: cssNonce() }}>
      {children}
    </ConfigProvider>
  );
}
