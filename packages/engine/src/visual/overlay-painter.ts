import { failed, ok, type Result } from '@overtone/domain/result';
import { FRAME_AT, type OverlayFrame } from './overlay-frame.ts';
import { TINT_SIZE } from './overlay-params.ts';
import { OVERLAY_FRAGMENT, OVERLAY_VERTEX } from './overlay-shader.ts';
import { shaderProgram } from './shader-program.ts';

/** Puts frames on a canvas. While the graphics context is lost it draws nothing; when it comes back it goes on. */
export interface OverlayPainter {
  /** False while the graphics context is lost: the canvas is dark then. */
  draw(frame: OverlayFrame): boolean;
  /** Leaves the canvas fully transparent. */
  clear(): void;
  /** Size of the picture in pixels. */
  resize(width: number, height: number): void;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;
/** Draws as long as the graphics context is there. */
interface Drawing {
  readonly draw: (frame: OverlayFrame) => void;
  readonly clear: () => void;
}

const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
};

function drawing(gl: WebGL2RenderingContext): Result<Drawing, string> {
  const linked = shaderProgram(gl, OVERLAY_VERTEX, OVERLAY_FRAGMENT);
  if (!linked.ok) return linked;
  const program = linked.value;
  const size = gl.getUniformLocation(program, 'size');
  const middle = gl.getUniformLocation(program, 'middle');
  const rim = gl.getUniformLocation(program, 'rim');
  gl.useProgram(program);
  gl.disable(gl.BLEND);
  gl.disable(gl.DITHER);
  return ok({
    draw(frame) {
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
      gl.viewport(0, 0, width, height);
      gl.uniform2f(size, width, height);
      gl.uniform4fv(middle, frame, FRAME_AT.middle, TINT_SIZE);
      gl.uniform4fv(rim, frame, FRAME_AT.rim, TINT_SIZE);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    clear() {
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
    },
  });
}

/** A painter for a canvas, or why there can be none: no WebGL2 here, or a shader that the driver refuses. */
export function overlayPainter(canvas: Canvas): Result<OverlayPainter, string> {
  const gl = canvas.getContext('webgl2', CONTEXT);
  if (!gl) return failed('This browser or graphics driver offers no WebGL 2.');
  const first = drawing(gl);
  if (!first.ok) return first;
  let current: Drawing | null = first.value;
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    current = null;
  });
  canvas.addEventListener('webglcontextrestored', () => {
    const again = drawing(gl);
    current = again.ok ? again.value : null;
  });
  return ok({
    draw(frame) {
      current?.draw(frame);
      return current !== null;
    },
    clear: () => current?.clear(),
    resize(width, height) {
      canvas.width = Math.max(1, width);
      canvas.height = Math.max(1, height);
    },
  });
}
