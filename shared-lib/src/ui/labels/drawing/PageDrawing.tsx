import { memo } from 'react';
import { outlineOf, type Drawing, type Mark } from './drawing.ts';
import { rasterizeMissingGlyphs } from './rasterizeMissingGlyphs.ts';
import { screenFamily } from '../text/letters.ts';
import { textWidth } from '../text/textWidth.ts';

function MarkDrawing({ mark }: { mark: Mark }) {
  if (mark.kind === 'shape') {
    const { at, colour, lineWidth, steps } = mark;
    return (
      <path
        d={outlineOf(steps)}
        transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}
        fill={lineWidth === null ? colour : 'none'}
        {...(lineWidth !== null && { stroke: colour, strokeWidth: lineWidth / at.scale })}
      />
    );
  }
  if (mark.kind === 'text') {
    const { x, y, size, face, text, colour } = mark;
    return (
      <text
        x={x}
        y={y}
        fontSize={size}
        fontFamily={screenFamily}
        fontWeight={face === 'bold' ? 700 : 400}
        fill={colour}
        // As wide as on paper, whichever font replaces Helvetica here.
        textLength={textWidth(text, face, size)}
        lengthAdjust="spacingAndGlyphs"
      >
        {text}
      </text>
    );
  }
  const { x, y, width, height, picture } = mark;
  return <image href={picture.address} x={x} y={y} width={width} height={height} />;
}

/** A page as it will be printed. */
export const PageDrawing = memo(function PageDrawing({ page, label }: { page: Drawing; label: string }) {
  return (
    <svg viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={label}>
      <rect width={page.width} height={page.height} fill="#ffffff" />
      {page.marks.map(rasterizeMissingGlyphs).map((mark, at) => (
        <MarkDrawing key={at} mark={mark} />
      ))}
    </svg>
  );
});
