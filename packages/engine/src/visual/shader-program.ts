import { failed, ok, type Result } from '@overtone/domain/result';

function numbered(source: string): string {
  return source
    .split('\n')
    .map((line, i) => `${String(i + 1).padStart(3)}  ${line}`)
    .join('\n');
}

function compiled(
  gl: WebGL2RenderingContext,
  type: GLenum,
  source: string,
): Result<WebGLShader, string> {
  const shader = gl.createShader(type);
  if (!shader) return failed('The graphics context was lost.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (gl.getShaderParameter(shader, gl.COMPILE_STATUS)) return ok(shader);
  return failed(`The overlay's shader failed: ${gl.getShaderInfoLog(shader)}\n${numbered(source)}`);
}

/** Compiles and links a program; the reason of a failure holds the driver's words and the numbered source. */
export function shaderProgram(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
): Result<WebGLProgram, string> {
  const shaders: WebGLShader[] = [];
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = compiled(gl, type, source);
    if (!shader.ok) return shader;
    shaders.push(shader.value);
  }
  const program = gl.createProgram();
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.linkProgram(program);
  for (const shader of shaders) gl.deleteShader(shader);
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return ok(program);
  return failed(`The overlay's shader failed to link: ${gl.getProgramInfoLog(program)}`);
}
